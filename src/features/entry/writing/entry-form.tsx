import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide'
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { isFilled } from '#domain/entry'
import {
  entrySections,
  fits,
  formSections,
  hasText,
  requiredSections,
  textsOf,
  type EntrySection,
} from '#domain/entry-sections'
import { rememberedOf } from '#domain/remembered'
import { journal, today } from '#domain/texts'
import { addDays } from '#domain/time/local-date'
import { Icon } from '~/drawings/icon'
import { EmptyLetter, FormCard, FormSection, Remembered } from '~/drawings/morning-form'
import { Button } from '~/drawings/button'
import { Form } from '~/ui/form'
import { useLanguageOf } from '~/lib/use-language-of'
import { LinedBox } from '~/ui/lined-box'
import { PaperBox } from '~/ui/paper-box'
import { toast } from '~/ui/toast'
import { WhenSeen } from '~/ui/when-seen'
import type { Day, FormTexts } from '../stored/entry-change.ts'
import { entryQuery } from '../stored/entry.queries.ts'
import { useEntryChange } from '../stored/entry-change.queries.ts'
import { SaveState } from './save-state.tsx'
import { isDesk, useDimmedFrame } from './use-dimmed-frame.ts'
import '../reading/letter.css'

type EntryFormProps = {
  day: Day
  /** Opened by 'Start Today's Reflection' or a reminder: the cursor goes to the first section. */
  beginsAtOnce: boolean
  /** What was typed is a change of a page that is no longer stored. */
  wasDeleted: boolean
  isSending: boolean
  /** The last try to send it. */
  hasFailed: boolean
  onSend: () => Promise<unknown>
  /** The days of this week on which the person has written. */
  ownWeek: ReactNode
  /** Above the button. */
  notice: ReactNode
}

const fold = <Icon of={ChevronDown} className="text-soft transition-transform group-open:rotate-180" />

export function EntryForm({ day, beginsAtOnce, wasDeleted, isSending, hasFailed, onSend, ...around }: EntryFormProps) {
  const { texts, type, onDevice, isWaiting } = useEntryChange(day, null)
  const first = useRef<HTMLTextAreaElement>(null)
  const missingId = useId()
  const dimming = useDimmedFrame()
  const passages = useRemembered(day.date)
  const lang = useLanguageOf(passages?.map(({ text }) => text).join('') ?? '')
  const [hasRoom] = useState(isDesk)
  useEffect(() => {
    if (beginsAtOnce || isDesk()) first.current?.focus({ preventScroll: true })
  }, [beginsAtOnce])

  const isStorable = fits(texts)
  const waits = formSections.some(isWaiting)
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    if (isSending || !isStorable) return
    if (isFilled(texts)) return onSend()
    toast({ ...journal.bothSections, tone: 'danger' })
    const empty = requiredSections.findIndex((name) => texts[name].trim() === '')
    event.currentTarget.querySelectorAll('textarea')[empty]?.focus()
  }
  const sendByKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }

  return (
    <Form onSubmit={submit} onKeyDown={sendByKeys} {...dimming} className="facing-pages">
      <FormCard>
        <Remembered {...{ passages, lang }} inLine />
        {formSections.map((name, index) => {
          const { title, question } = journal.sections[name]
          const { maxLength, shownAs }: EntrySection = entrySections[name]
          const box = {
            label: question,
            value: texts[name],
            onChange: (text: string) => type(name, text),
            max: maxLength,
          }
          return (
            <FormSection key={name} title={title} question={question} mark={fold}>
              {shownAs === 'items' ? (
                <LinedBox {...box} ref={index === 0 ? first : undefined} readOnly={isSending} />
              ) : (
                <PaperBox {...box} disabled={isSending} />
              )}
            </FormSection>
          )
        })}
        {wasDeleted && <p className="text-15">{today.form.wasDeleted}</p>}
        {hasFailed && !waits && (
          <p role="alert" className="text-15 text-danger max-sm:pb-3">
            {today.form.notSent}
          </p>
        )}
        {around.notice}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            look={isFilled(texts) ? 'primary' : 'quiet'}
            className="max-sm:w-full"
            aria-describedby={missingId}
            aria-disabled={!isFilled(texts) || undefined}
            disabled={!isStorable || isSending}
          >
            {isSending ? today.form.sending : today.form.send}
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
              isWaiting={waits}
            />
          </div>
        </div>
      </FormCard>
      <EmptyLetter {...{ passages, lang }}>
        {hasRoom && (
          <WhenSeen height="h-17" waits>
            {around.ownWeek}
          </WhenSeen>
        )}
      </EmptyLetter>
    </Form>
  )
}

/** Only what came with the page: nothing may move under a person who begins to write. */
function useRemembered(date: string) {
  const { data } = useQuery({ ...entryQuery(addDays(date, -1)), enabled: false })
  return useMemo(() => (data ? rememberedOf(data) : undefined), [data])
}

/** Why the page cannot be sent. */
function whatIsMissing(texts: FormTexts): string {
  const empty = requiredSections.filter((name) => texts[name].trim() === '')
  if (empty.length === 0) return ''
  if (empty.length === requiredSections.length) return today.form.isEmpty
  return today.form.lacks(journal.sections[empty[0]!].title)
}

function sendingKeys(): string {
  return today.form.keys[/Mac|iPhone|iPad/u.test(navigator.platform) ? 'apple' : 'others']
}
