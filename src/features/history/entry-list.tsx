import { memo, useState } from 'react'
import type { Entry } from '#domain/entry'
import { matchesIn } from '#domain/entry-search'
import { sectionNames } from '#domain/entry-sections'
import { skyOfEntry } from '#domain/sky'
import { history, journal } from '#domain/texts'
import { EntryRowContent, entryRow, excerpt, Opening } from '~/drawings/entry-row'
import { Button } from '~/drawings/button'
import { Excerpt } from '~/drawings/marked-text'

/** What each row of a list needs. */
export type Row = {
  today: string
  zone: string
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
      <ul className="entry-rows">
        {shown.map((entry) => (
          <EntryRow key={entry.id} entry={entry} query={query} isOpen={entry.date === opened} {...row} />
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button className="self-start" onClick={() => setEverythingFor(query)}>
          {history.entries.all(entries.length)}
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
  zone,
  onOpen,
  onAboutToOpen,
}: Omit<Row, 'opened'> & { entry: Entry; query: string; isOpen: boolean }) {
  return (
    <li>
      <button
        type="button"
        onPointerEnter={onAboutToOpen}
        onClick={() => onOpen(entry.date, query)}
        data-entry={entry.date}
        aria-current={isOpen || undefined}
        className={`group ${entryRow}`}
      >
        <EntryRowContent date={entry.date} today={today} sky={skyOfEntry(entry, zone)}>
          {query === '' ? <Opening entry={entry} /> : <Found entry={entry} query={query} />}
        </EntryRowContent>
      </button>
    </li>
  )
})

/** The first two sections that hold a search term. */
function Found({ entry, query }: { entry: Entry; query: string }) {
  const places = sectionNames.flatMap((name, index) => {
    const matches = matchesIn(entry[name], query)
    const label = index === 0 ? '' : `${journal.sections[name].title}: `
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
