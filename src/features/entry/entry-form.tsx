import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { bothSections, entryLimits, isFilled } from '#domain/entry'
import { Button } from '~/ui/button'
import { LinedBox } from '~/ui/lined-box'
import { toast } from '~/ui/toast'
import { SaveState } from './save-state.tsx'
import { emptyDraft, useEntryDraft, type EntryDraft } from './use-draft.ts'

type EntryFormProps = {
  userId: string
  date: string
  /** Opened by 'Start Today's Reflection' or a reminder: the cursor goes to Gratitude. */
  beginsAtOnce: boolean
  isSending: boolean
  onSend: (draft: EntryDraft) => void
}

export function EntryForm({ userId, date, beginsAtOnce, isSending, onSend }: EntryFormProps) {
  const { draft, begun, type, onDevice } = useEntryDraft(userId, date)
  const gratitude = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (beginsAtOnce) gratitude.current?.focus()
  }, [beginsAtOnce])

  const fits = draft.gratitudeText.length <= entryLimits.gratitudeText && draft.goalsText.length <= entryLimits.goalsText
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isFilled(draft)) {
      void toast({ ...bothSections, tone: 'danger' })
      return
    }
    onSend({ ...emptyDraft(), ...draft })
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <Section title="Gratitude" question="What are 3 things you're grateful for today?">
        <LinedBox
          ref={gratitude}
          label="What are 3 things you're grateful for today?"
          value={draft.gratitudeText}
          onChange={(gratitudeText) => type({ gratitudeText })}
          max={entryLimits.gratitudeText}
          disabled={isSending}
        />
      </Section>
      <Section title="Today's Goals" question="What are 3 small wins to move your day forward?">
        <LinedBox
          label="What are 3 small wins to move your day forward?"
          value={draft.goalsText}
          onChange={(goalsText) => type({ goalsText })}
          max={entryLimits.goalsText}
          disabled={isSending}
        />
      </Section>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" look="primary" className="max-sm:w-full" disabled={!isFilled(draft) || !fits || isSending}>
          {isSending ? 'Generating Response...' : 'Send My Response'}
        </Button>
        <SaveState begun={begun} onDevice={onDevice} isSending={isSending} isWaiting={Boolean('isSent' in draft && draft.isSent)} />
      </div>
    </form>
  )
}

function Section({ title, question, children }: { title: string; question: string; children: ReactNode }) {
  return (
    <details open className="group rounded-card border border-hairline bg-card px-5 pb-3 shadow-card">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-21">{title}</h2>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden className="text-soft transition-transform group-open:rotate-180" />
      </summary>
      <p aria-hidden className="mb-2 text-15 text-soft">
        {question}
      </p>
      {children}
    </details>
  )
}
