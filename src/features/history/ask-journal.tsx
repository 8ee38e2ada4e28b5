import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import type { Answer, Said } from '#domain/ask/answer'
import type { Passage } from '#domain/ask/ranking'
import { longestQuestion } from '#domain/entry-search'
import { contourOf } from '#domain/ridges'
import { skyProperties, type Sky } from '#domain/sky'
import { longDate, shortDate } from '#domain/time/local-date'
import type { User } from '#domain/user'
import { ask, drawnHistory, journal } from '#domain/texts'
import { Button } from '~/drawings/button'
import { Card } from '~/drawings/card'
import { Icon } from '~/drawings/icon'
import { Scene } from '~/drawings/ridges'
import { answer, letterApi } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { Form } from '~/ui/form'
import { HelpMessage } from '~/ui/help-message'
import { Notice } from '~/ui/notice'
import type { Row } from './entry-list.tsx'
import { makeRoom } from './search-field.tsx'

type AskJournalProps = {
  user: User
  /** What was typed into the search. */
  typed: string
  row: Row
  onClose: () => void
}

/**
 * A question in one's own words, and below it the days that answer it. As on a page each line draws a ridge: the question
 * while it is typed, and what was found, under a sun that rises with it.
 */
export function AskJournal({ user, typed, row, onClose }: AskJournalProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [question, setQuestion] = useState(typed)
  const asking = useMutation({
    mutationFn: (asked: string) => answer(letterApi.entries.ask.$post({ json: { question: asked } })),
  })
  useEffect(() => box.current?.focus(), [])
  const asked = question.trim()
  const needsHelp = asking.data?.needsHelp
  const found = asking.data?.passages.map(({ text }) => text) ?? []
  const lines = [asked, ...found].filter(Boolean)
  const sky: Sky = { part: 'dawn', ridges: lines.map(contourOf), mood: null, isWritten: found.length > 0 }
  return (
    <Card aria-labelledby="ask-title" className="ask p-0!">
      <div className="ask-sky sky" style={skyProperties(sky) as CSSProperties}>
        {!needsHelp && <Scene sky={sky} />}
        <div className="-my-2 flex items-center justify-between">
          <h2 id="ask-title" className="text-15">
            {drawnHistory.ask.title}
          </h2>
          <button
            type="button"
            aria-label={ask.close}
            onClick={onClose}
            className="-me-3 grid size-11 place-items-center rounded-control text-soft hover:text-ink"
          >
            <Icon of={X} />
          </button>
        </div>
        <Form
          className="flex items-end gap-3"
          onSubmit={async () => {
            // What fails is shown below the box.
            if (asked !== '') await asking.mutateAsync(asked).catch(() => {})
          }}
        >
          <textarea
            ref={box}
            rows={1}
            aria-label={ask.question}
            placeholder={ask.placeholder}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
            onKeyDown={(event) => {
              // A question is one line; the box grows with it.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              event.currentTarget.form?.requestSubmit()
            }}
            onFocus={makeRoom}
            maxLength={longestQuestion}
            enterKeyHint="send"
            autoComplete="off"
            dir="auto"
            className="ask-line min-w-0 scroll-mt-20 flex-1 resize-none field-sizing-content"
          />
          <Button type="submit" look="primary" aria-disabled={asking.isPending || undefined}>
            {ask.ask}
          </Button>
        </Form>
      </div>
      <div role="status" className="flex flex-col gap-3 p-5 empty:hidden">
        {asking.isPending ? (
          <p className="text-soft">{ask.pending}</p>
        ) : asking.data ? (
          <Answered {...asking.data} asked={asking.variables} zone={user.timezone} row={row} />
        ) : null}
      </div>
      {asking.error && (
        <div className="p-5">
          <Notice tone="danger" title={ask.failed}>
            <p>{sentenceOf(asking.error)}</p>
          </Notice>
        </div>
      )}
    </Card>
  )
}

type AnsweredProps = Answer & { asked: string; zone: string; row: Row }

function Answered({ said, writtenBy, passages, leftOut, needsHelp, searchedTo, asked, zone, row }: AnsweredProps) {
  return (
    <>
      {needsHelp && <HelpMessage page={{ diaryText: asked }} zone={zone} />}
      {said.length > 0 && (
        <div className="flex flex-col gap-2">
          {said.map((sentence, index) => (
            <Sentence key={index} {...sentence} row={row} />
          ))}
          <p className="text-13 text-soft">{ask.answeredBy(writtenBy!)}</p>
        </div>
      )}
      {leftOut && <p className="text-15 text-soft">{ask.leftOut}</p>}
      {passages.length > 0 ? (
        <ul aria-label={ask.found} className="entry-rows">
          {passages.map((passage) => (
            <Found key={passage.date} {...passage} row={row} />
          ))}
        </ul>
      ) : (
        said.length === 0 && !needsHelp && <p>{ask.nothing}</p>
      )}
      {searchedTo && <p className="text-15 text-soft">{ask.searchedTo(longDate(searchedTo))}</p>}
    </>
  )
}

/** A sentence of the model opens the days that it rests on. */
function Sentence({ text, dates, row }: Said & { row: Row }) {
  return (
    <div>
      <p className="font-serif [unicode-bidi:plaintext]">{text}</p>
      <p className="-my-1 flex flex-wrap gap-x-4">
        {dates.map((date) => (
          <button
            key={date}
            type="button"
            onPointerEnter={row.onAboutToOpen}
            onClick={() => row.onOpen(date)}
            className="min-h-11 rounded-control text-15 text-action underline underline-offset-4"
          >
            {shortDate(date)}
          </button>
        ))}
      </p>
    </div>
  )
}

function Found({ date, section, text, row }: Passage & { row: Row }) {
  const words = (
    <span className="font-serif [overflow-wrap:anywhere] [unicode-bidi:plaintext]">
      {section !== 'gratitudeText' && (
        <span className="font-sans text-15 text-soft">{ask.section(journal.sections[section].title)} </span>
      )}
      {text}
    </span>
  )
  return (
    <li>
      <button
        type="button"
        data-entry={date}
        aria-current={date === row.opened || undefined}
        onPointerEnter={row.onAboutToOpen}
        onClick={() => row.onOpen(date)}
        className="group grid w-full gap-1 py-4 text-start"
      >
        <span className="text-13 text-soft group-hover:text-action first-letter:uppercase">{longDate(date)}</span>
        {words}
      </button>
    </li>
  )
}
