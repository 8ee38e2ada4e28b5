import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { bothSections, isFilled } from '#domain/entry'
import { entrySections, fits } from '#domain/entry-sections'
import { Button } from '~/ui/button'
import { LinedBox } from '~/ui/lined-box'
import { toast, warmToasts } from '~/ui/toast'
import { emptyDraft, type Day, type EntryDraft } from './entry-draft.ts'
import { SaveState } from './save-state.tsx'
import { useEntryDraft } from './use-entry-draft.ts'

type EntryFormProps = {
  day: Day
  /** Opened by 'Start Today's Reflection' or a reminder: the cursor goes to Gratitude. */
  beginsAtOnce: boolean
  isSending: boolean
  onSend: (draft: EntryDraft) => void
}

export function EntryForm({ day, beginsAtOnce, isSending, onSend }: EntryFormProps) {
  const { draft, words, begun, type, onDevice } = useEntryDraft(day)
  const gratitude = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (beginsAtOnce) gratitude.current?.focus()
  }, [beginsAtOnce])

  const isKeepable = fits(words)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending || !isKeepable) return
    if (isFilled(words)) onSend({ ...emptyDraft(), ...draft })
    else void toast({ ...bothSections, tone: 'danger' })
  }
  const sendByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }

  return (
    <form onSubmit={submit} onKeyDown={sendByKeys} onFocus={warmToasts} className="flex flex-col gap-6">
      <Section title="Gratitude" question="What are 3 things you're grateful for today?">
        <LinedBox
          ref={gratitude}
          label="What are 3 things you're grateful for today?"
          value={words.gratitudeText}
          onChange={(gratitudeText) => type({ gratitudeText })}
          max={entrySections.gratitudeText.maxLength}
          readOnly={isSending}
        />
      </Section>
      <Section title="Today's Goals" question="What are 3 small wins to move your day forward?">
        <LinedBox
          label="What are 3 small wins to move your day forward?"
          value={words.goalsText}
          onChange={(goalsText) => type({ goalsText })}
          max={entrySections.goalsText.maxLength}
          readOnly={isSending}
        />
      </Section>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          look="primary"
          className="max-sm:w-full"
          disabled={!isFilled(words) || !isKeepable || isSending}
        >
          {isSending ? 'Generating Response...' : 'Send My Response'}
        </Button>
        <SaveState begun={begun} onDevice={onDevice} isSending={isSending} isWaiting={draft?.isSent ?? false} />
      </div>
    </form>
  )
}

function Section({ title, question, children }: { title: string; question: string; children: ReactNode }) {
  return (
    <details open className="group rounded-card border border-hairline bg-card px-6 pb-3 shadow-card desk:px-8">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-21">{title}</h2>
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className="text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <p aria-hidden className="mb-3 text-15 text-soft">
        {question}
      </p>
      {children}
    </details>
  )
}
