import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Tone } from '#domain/entry'
import type { EntryTexts } from '#domain/entry-sections'
import { quotableLines } from '#domain/quotations'
import { Card } from '~/drawings/card'
import { ArrivingWords } from './arriving-words.tsx'
import { beginsHelpMessage } from '#domain/coach/help-beginnings'
import { HelpMessage, helpTitle } from '~/lib/help-message'
import { useNoToastOver } from '~/ui/hold-toasts-over'
import { Letter, letterTitle, WrittenAt } from '~/drawings/letter'
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
  respondedAt?: number | null | undefined
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
  respondedAt,
  zone,
}: ReplyLetterProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    title.current?.focus({ preventScroll: true })
    return scrollAfterSunrise(card.current!)
  }, [takesFocus])
  useLayoutEffect(() => {
    // The heading above may be shorter when the reply is whole. A reader who has scrolled stays there.
    const { top } = card.current!.getBoundingClientRect()
    if (takesFocus && isWhole && !isBook() && top > 0 && top < innerHeight / 4) card.current!.scrollIntoView()
  }, [takesFocus, isWhole])
  const isHelp = tone === 'help' || (!isWhole && beginsHelpMessage(words))
  const isBusy = !isWhole && !trouble
  useEffect(() => (isBusy ? holdToasts() : undefined), [isBusy])
  useNoToastOver(card)
  useEffect(() => (isHelp ? silenceToasts() : undefined), [isHelp])
  const heading = (
    <h2 id="reply-title" ref={title} tabIndex={-1} className="outline-none">
      {isHelp ? helpTitle : letterTitle}
    </h2>
  )
  const state = (
    <>
      {words === undefined && !trouble && (
        <p role="status" className="letter-words mt-4 text-soft">
          Generating your personalized motivation...
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
    // While it is written it is as high as the window, so that it can be at the top.
    className: `scroll-mt-3 ${takesFocus && isBusy ? 'max-book:min-h-[calc(100dvh-7rem)]' : ''}`,
  }
  if (isHelp)
    return (
      <Card roomy {...region}>
        <div className="text-15 text-soft">{heading}</div>
        <div className="mt-4">
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
    >
      {words !== undefined && (
        <ArrivingWords words={words} isArriving={isArriving} items={quotableLines(page)} onPoint={onPoint} />
      )}
      {state}
    </Letter>
  )
}

/** In sky.css. */
const sunrise = 900

/** Brings the letter to the top of the screen, unless the reader scrolls first. */
function scrollAfterSunrise(letter: HTMLElement): () => void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const scroll = () =>
    letter.scrollIntoView({ block: isBook() ? 'nearest' : 'start', behavior: isStill ? 'instant' : 'smooth' })
  const timer = setTimeout(scroll, isStill ? 0 : sunrise)
  const stay = () => {
    clearTimeout(timer)
    for (const event of scrolling) removeEventListener(event, stay)
  }
  for (const event of scrolling) addEventListener(event, stay, { passive: true })
  return stay
}
const scrolling = ['wheel', 'touchmove', 'keydown'] as const

/** The letter is beside the page, as in letter.css. */
function isBook(): boolean {
  return matchMedia('(width >= 68.75rem)').matches
}
