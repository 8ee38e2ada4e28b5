import { common, controls } from '#domain/texts'
import { Button } from '~/drawings/button'

type ConflictViewProps = {
  /** What differs: the saved text and the one that was written on this device. */
  sections: { title: string; saved: string; own: string }[]
  isSaving?: boolean
  /** False for what cannot be joined. */
  hasBoth?: boolean
  onChoose: (choice: 'both' | 'own' | 'saved') => void
}

/** Two versions of the same texts, side by side, the own one first. Nothing is replaced until the person chooses. */
export function ConflictView({ sections, isSaving = false, hasBoth = true, onChoose }: ConflictViewProps) {
  return (
    <>
      {sections.map(({ title, saved, own }) => (
        <section key={title}>
          <h3 className="text-17">{title}</h3>
          <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
            <Version title={controls.conflict.own} text={own} isOwn />
            <Version title={controls.conflict.saved} text={saved} />
          </div>
        </section>
      ))}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        {hasBoth && (
          <Button onClick={() => onChoose('both')} disabled={isSaving}>
            {controls.conflict.keepBoth}
          </Button>
        )}
        <Button onClick={() => onChoose('own')} disabled={isSaving}>
          {isSaving ? common.saving : controls.conflict.takeOwn}
        </Button>
        <Button onClick={() => onChoose('saved')} disabled={isSaving}>
          {controls.conflict.takeSaved}
        </Button>
      </div>
    </>
  )
}

function Version({ title, text, isOwn = false }: { title: string; text: string; isOwn?: boolean }) {
  return (
    <div className={`min-w-0 border-s-2 ps-4 ${isOwn ? 'border-action' : 'border-control'}`}>
      <h4 className="text-13 text-soft">{title}</h4>
      {text ? (
        <p className="mt-1 font-serif whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]">{text}</p>
      ) : (
        <p className="mt-1 text-soft">{common.nothing}</p>
      )}
    </div>
  )
}
