import { memo, useState } from 'react'
import type { Entry } from '#domain/entry'
import { matchesIn } from '#domain/entry-search'
import { entrySections, sectionNames } from '#domain/entry-sections'
import { Button } from '~/ui/button'
import { Excerpt } from './marked-text.tsx'

/** What each row of a list needs. */
export type Row = {
  today: string
  /** The day of the open entry. */
  opened: string | undefined
  onOpen: (date: string, words?: string) => void
  onAboutToOpen: () => void
}

type EntryListProps = Row & {
  entries: Entry[]
  /** The search terms; '' where nothing was looked for. */
  query?: string
}

/** A month, or a page of older entries, is shown as a whole. */
const shownAtFirst = 31

export function EntryList({ entries, query = '', opened, ...row }: EntryListProps) {
  const [everythingFor, setEverythingFor] = useState<string>()
  const shown = everythingFor === query ? entries : entries.slice(0, shownAtFirst)
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {shown.map((entry) => (
          <EntryRow key={entry.id} entry={entry} query={query} isOpen={entry.date === opened} {...row} />
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button className="self-start" onClick={() => setEverythingFor(query)}>
          Show all {entries.length}
        </Button>
      )}
    </>
  )
}

const EntryRow = memo(function EntryRow({
  entry,
  query,
  isOpen,
  today,
  onOpen,
  onAboutToOpen,
}: Omit<Row, 'opened'> & { entry: Entry; query: string; isOpen: boolean }) {
  const { date } = entry
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(`${date}T12:00:00Z`))
  const year = date.slice(0, 4)
  return (
    <li>
      <button
        type="button"
        onPointerEnter={onAboutToOpen}
        onClick={() => onOpen(date, query)}
        data-entry={date}
        aria-current={isOpen || undefined}
        className="entry-row group grid w-full grid-cols-[3rem_minmax(0,1fr)] items-start gap-4 py-4 text-start"
      >
        <span className="grid justify-items-center">
          <span className="font-serif text-28 group-hover:text-action">{Number(date.slice(8))}</span>
          <span className="text-13 text-soft">{part({ month: 'short' })}</span>
        </span>
        <span className="grid gap-1">
          <span className="text-13 text-soft">
            {date === today ? 'Today' : part({ weekday: 'long' })}
            {year !== today.slice(0, 4) && `, ${year}`}
          </span>
          {query === '' ? <Opening entry={entry} /> : <Found entry={entry} query={query} />}
        </span>
      </button>
    </li>
  )
})

const excerpt = 'line-clamp-3 font-serif whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]'

function Opening({ entry }: { entry: Entry }) {
  const first = sectionNames.find((name) => entry[name].trim() !== '')
  return (
    <span className={excerpt}>
      <Excerpt text={first ? entry[first].trim() : ''} matches={[]} />
    </span>
  )
}

/** The first two sections that hold a search term. */
function Found({ entry, query }: { entry: Entry; query: string }) {
  const places = sectionNames.flatMap((name, index) => {
    const matches = matchesIn(entry[name], query)
    const label = index === 0 ? '' : `${entrySections[name].title}: `
    return matches.length > 0 ? [{ label, text: entry[name], matches }] : []
  })
  if (places.length === 0) return <Opening entry={entry} />
  return places.slice(0, 2).map(({ label, text, matches }) => (
    <span key={label} className={excerpt}>
      {label && <span className="font-sans text-15 text-soft">{label}</span>}
      <Excerpt text={text} matches={matches} />
    </span>
  ))
}
