import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { bothSections, isFilled } from '#domain/entry'
import { entrySections, fits, formSections, hasText, textsOf, type EntrySection } from '#domain/entry-sections'
import { warmEvents } from '~/lib/event-stream'
import { Button } from '~/ui/button'
import { CountedBox } from '~/ui/counted-box'
import { LinedBox } from '~/ui/lined-box'
import { toast, warmToasts } from '~/ui/toast'
import type { Day } from './entry-change.ts'
import { useEntryChange } from './entry-change.queries.ts'
import { SaveState } from './save-state.tsx'

type EntryFormProps = {
  day: Day
  /** Opened by 'Start Today's Reflection' or a reminder: the cursor goes to the first section. */
  beginsAtOnce: boolean
  isSending: boolean
  onSend: () => void
}

function preload() {
  warmToasts()
  void warmEvents()
}

export function EntryForm({ day, beginsAtOnce, isSending, onSend }: EntryFormProps) {
  const { texts, type, onDevice, isWaiting } = useEntryChange(day, null)
  const first = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (beginsAtOnce) first.current?.focus()
  }, [beginsAtOnce])

  const isStorable = fits(texts)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending || !isStorable) return
    if (isFilled(texts)) onSend()
    else void toast({ ...bothSections, tone: 'danger' })
  }
  const sendByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }

  return (
    <form onSubmit={submit} onKeyDown={sendByKeys} onFocus={preload} className="flex flex-col gap-6">
      {formSections.map((name, index) => {
        const { title, question, maxLength, shownAs }: EntrySection = entrySections[name]
        const box = {
          label: question,
          value: texts[name],
          onChange: (text: string) => type(name, text),
          max: maxLength,
        }
        return (
          <Section key={name} title={title} question={question}>
            {shownAs === 'items' ? (
              <LinedBox {...box} ref={index === 0 ? first : undefined} readOnly={isSending} />
            ) : (
              <CountedBox {...box} disabled={isSending} />
            )}
          </Section>
        )
      })}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          look="primary"
          className="max-sm:w-full"
          disabled={!isFilled(texts) || !isStorable || isSending}
        >
          {isSending ? 'Generating Response...' : 'Send My Response'}
        </Button>
        <SaveState
          begun={hasText(textsOf(texts, formSections))}
          onDevice={onDevice}
          isSending={isSending}
          isWaiting={formSections.some(isWaiting)}
        />
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
