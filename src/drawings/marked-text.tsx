import { Fragment } from 'react'
import { matchesIn, type Match } from '#domain/entry-search'

/** A text in which the search terms are marked. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return <Marked text={text} matches={query === '' ? [] : matchesIn(text, query)} />
}

/** A short part of a text, around the first match. */
export function Excerpt({ text, matches }: { text: string; matches: Match[] }) {
  const room = 240
  const first = matches[0]?.start ?? 0
  const from = first < 80 ? 0 : wordStart(text, first - 60)
  const to = Math.min(text.length, from + room)
  const cut = text.slice(from, to).toWellFormed()
  const inside = matches
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }) => ({ start: start - from, end: end - from }))
  return (
    <>
      {from > 0 && '… '}
      <Marked text={cut} matches={inside} />
      {to < text.length && '…'}
    </>
  )
}

function Marked({ text, matches }: { text: string; matches: Match[] }) {
  return (
    <>
      {matches.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(matches[index - 1]?.end ?? 0, start)}
          <mark className="found">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.end ?? 0)}
    </>
  )
}

function wordStart(text: string, about: number): number {
  const space = text.slice(about, about + 40).search(/\s/)
  return space < 0 ? about : about + space + 1
}
