import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { bothSections, isFilled } from '#domain/entry'
import {
  entrySections,
  fits,
  formSections,
  hasText,
  requiredSections,
  textsOf,
  type EntrySection,
} from '#domain/entry-sections'
import { warmEvents } from '~/lib/event-stream'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { CountedBox } from '~/ui/counted-box'
import { Form } from '~/ui/form'
import { LinedBox } from '~/ui/lined-box'
import { toast, warmToasts } from '~/ui/toast'
import type { Day, FormTexts } from './entry-change.ts'
import { useEntryChange } from './entry-change.queries.ts'
import { SaveState } from './save-state.tsx'
import { isDesk, useWritingRoom } from './use-writing-room.ts'
import './letter.css'

type EntryFormProps = {
  day: Day
  /** Opened by 'Start Today's Reflection' or a reminder: the cursor goes to the first section. */
  beginsAtOnce: boolean
  isSending: boolean
  onSend: () => Promise<unknown>
}

function preload() {
  warmToasts()
  void warmEvents()
}

export function EntryForm({ day, beginsAtOnce, isSending, onSend }: EntryFormProps) {
  const { texts, type, onDevice, isWaiting } = useEntryChange(day, null)
  const first = useRef<HTMLTextAreaElement>(null)
  const missingId = useId()
  const writingRoom = useWritingRoom()
  useEffect(() => {
    if (beginsAtOnce || isDesk()) first.current?.focus({ preventScroll: true })
  }, [beginsAtOnce])

  const isStorable = fits(texts)
  const submit = async () => {
    if (isSending || !isStorable) return
    if (isFilled(texts)) await onSend()
    else void toast({ ...bothSections, tone: 'danger' })
  }
  const sendByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }

  return (
    <Form onSubmit={submit} onKeyDown={sendByKeys} onFocus={preload} {...writingRoom} className="facing-pages">
      <Card className="flex flex-col gap-1 px-5! pt-2! pb-5! desk:gap-6 desk:px-8! desk:pt-5! desk:pb-8!">
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
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            look="primary"
            className="max-sm:w-full"
            aria-describedby={missingId}
            disabled={!isFilled(texts) || !isStorable || isSending}
          >
            {isSending ? 'Generating Response...' : 'Send My Response'}
          </Button>
          <kbd className="hidden font-sans text-13 text-soft pointer-fine:desk:block">{sendingKeys()}</kbd>
          <div className="flex flex-wrap gap-x-4 text-15 text-soft">
            <p id={missingId} className="empty:hidden">
              {!isSending && whatIsMissing(texts)}
            </p>
            <SaveState
              begun={hasText(textsOf(texts, formSections))}
              onDevice={onDevice}
              isSending={isSending}
              isWaiting={formSections.some(isWaiting)}
            />
          </div>
        </div>
      </Card>
      <div className="letter empty-letter hidden flex-col gap-6 rounded-card border border-hairline book:flex">
        <p className="text-15 text-soft">Your Personal Motivation</p>
        <p className="font-serif text-21 text-soft">Your letter will appear here.</p>
      </div>
    </Form>
  )
}

/** Why the page cannot be sent. */
function whatIsMissing(texts: FormTexts): string {
  const empty = requiredSections.filter((name) => texts[name].trim() === '')
  if (empty.length === 0) return ''
  if (empty.length === requiredSections.length) return 'It takes a line in each section.'
  return `${entrySections[empty[0]!].title} is still empty.`
}

function sendingKeys(): string {
  return /Mac|iPhone|iPad/u.test(navigator.platform) ? '⌘ Enter' : 'Ctrl Enter'
}

function Section({ title, question, children }: { title: string; question: string; children: ReactNode }) {
  return (
    <details open className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-21">{title}</h2>
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className="text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <p aria-hidden className="mb-1 text-13 text-soft desk:mb-2 desk:text-15">
        {question}
      </p>
      {children}
    </details>
  )
}
