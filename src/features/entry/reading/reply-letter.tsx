import { useEffect, useRef, type ReactNode } from 'react'
import type { Tone } from '#domain/entry'
import type { EntryTexts } from '#domain/entry-sections'
import { quotableLines } from '#domain/quotations'
import { journal, today } from '#domain/texts'
import { Card } from '~/drawings/card'
import { ArrivingWords } from './arriving-words.tsx'
import { beginsHelpMessage } from '#domain/coach/help-beginnings'
import { HelpMessage, SomeoneToTalkTo } from '~/ui/help-message'
import { useNoToastOver } from '~/ui/hold-toasts-over'
import { Letter, WrittenAt } from '~/drawings/letter'
import { holdToasts, silenceToasts } from '~/ui/toast'
import type { PointAtLine } from './use-lit-line.ts'
import './letter.css'

type ReplyLetterProps = {
  /** The page that the reply answers, and its day. */
  page: Partial<EntryTexts>
  date: string
  /** The person to whom the letter is written. */
  name?: string | undefined
  tone?: Tone | undefined
  /** As far as they are written; undefined until the first. */
  words: string | undefined
  isWhole: boolean
  /** Requested from this page, so its words fade in. */
  isArriving: boolean
  /** The reply replaces the form that was sent, so it takes the focus. */
  takesFocus?: boolean
  /** Why the reply is not complete, when no more of it is coming. */
  trouble?: string | undefined
  /** Called while a quotation is touched. */
  onPoint?: PointAtLine
  /** All words of the whole reply are shown. */
  onArrived?: () => void
  respondedAt?: number | null | undefined
  /** Who wrote the words, where that is known. */
  writtenBy?: string | undefined
  /** What can be done with the whole letter. */
  action?: ReactNode
  zone: string
}

/** The reply as a letter, with the time when it is complete. */
export function ReplyLetter({
  page,
  date,
  name,
  tone,
  words,
  isWhole,
  isArriving,
  takesFocus = false,
  trouble,
  onPoint = () => {},
  onArrived = () => {},
  respondedAt,
  writtenBy,
  action,
  zone,
}: ReplyLetterProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    // After the frame that draws the letter: the focus would ask for its layout a second time.
    const frame = requestAnimationFrame(() => title.current?.focus({ preventScroll: true }))
    const sheet = card.current!
    const observer = new ResizeObserver(() =>
      sheet.style.setProperty('--letter-height', `${sheet.getBoundingClientRect().height}px`),
    )
    observer.observe(sheet)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [takesFocus])
  const isHelp = tone === 'help' || (!isWhole && beginsHelpMessage(words))
  const isBusy = !isWhole && !trouble
  useEffect(() => (isBusy ? holdToasts() : undefined), [isBusy])
  useNoToastOver(card)
  useEffect(() => (isHelp ? silenceToasts() : undefined), [isHelp])
  const heading = (
    <h2 id="reply-title" ref={title} tabIndex={-1} className="outline-none">
      {isHelp ? journal.letter.help : journal.letter.title}
    </h2>
  )
  const state = (
    <>
      {words === undefined && !trouble && (
        <p role="status" className="letter-words mt-4 text-soft">
          {today.letter.arrives}
        </p>
      )}
      {trouble && (
        <p role="status" className="mt-4 text-soft">
          {trouble}
        </p>
      )}
    </>
  )
  const region = {
    ref: card,
    'aria-labelledby': 'reply-title',
    'aria-busy': isBusy,
    'data-no-toast-over': true,
    className: isHelp ? 'help-alone' : '',
  }
  if (isHelp)
    return (
      <Card roomy {...region}>
        <div className="font-serif text-28">{heading}</div>
        <div className="mt-3">
          <HelpMessage page={page} zone={zone} />
        </div>
        {state}
      </Card>
    )
  return (
    <Letter
      {...region}
      title={heading}
      date={date}
      name={name}
      signature={isWhole ? respondedAt ? <WrittenAt instant={respondedAt} zone={zone} /> : null : undefined}
      writtenBy={writtenBy}
      foot={
        <>
          <SomeoneToTalkTo page={page} zone={zone} />
          {isWhole && action}
        </>
      }
    >
      {words !== undefined && (
        <ArrivingWords {...{ words, isArriving, isWhole, onPoint, onArrived }} items={quotableLines(page)} />
      )}
      {state}
    </Letter>
  )
}
