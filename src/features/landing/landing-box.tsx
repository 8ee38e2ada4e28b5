import { useId, useState } from 'react'
import { isLongerThan } from '#domain/characters'
import { entrySections, type RequiredSection } from '#domain/entry-sections'
import { journal } from '#domain/texts'
import { sessionStore } from '~/device/browser-storage'
import { LinedPaper } from '~/drawings/lined-paper'
import { useHydrated } from '~/lib/use-hydrated'
import { LengthNote } from '~/ui/length-note'
import { lineOfCursor } from '~/ui/line-of-cursor'

const storageKeys = { gratitudeText: 'landingGratitude', goalsText: 'landingGoals' } as const satisfies Record<
  RequiredSection,
  string
>
export type LandingTextArea = HTMLTextAreaElement & {
  dataset: { keep: (typeof storageKeys)[RequiredSection]; max: string }
}

/** The box is uncontrolled; its text is read here for the note only. */
export function LandingBox({ name }: { name: RequiredSection }) {
  const id = useId()
  const hydrated = useHydrated()
  /** The line of the cursor. */
  const [active, setActive] = useState(0)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? (hydrated ? sessionStore.read(storageKeys[name]) : '')
  const { question } = journal.sections[name]
  const { maxLength } = entrySections[name]
  return (
    <div className="hero-paper flex flex-col rounded-card border border-hairline bg-card px-5 pt-4 pb-2 shadow-card">
      <label htmlFor={id} className="mb-2 font-serif text-21">
        {question}
      </label>
      <LinedPaper text={text} active={active}>
        <textarea
          id={id}
          data-keep={storageKeys[name]}
          data-max={maxLength}
          rows={3}
          aria-describedby={`${id}-note`}
          aria-invalid={isLongerThan(text, maxLength)}
          onChange={({ target }) => setTyped(target.value)}
          onSelect={({ currentTarget }) => setActive(lineOfCursor(currentTarget))}
          className="own-words"
        />
      </LinedPaper>
      <LengthNote id={`${id}-note`} text={text} max={maxLength} />
    </div>
  )
}
