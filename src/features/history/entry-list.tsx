import { memo, useState } from 'react'
import type { Entry } from '#domain/entry'
import { matchesIn } from '#domain/entry-search'
import { Button } from '~/ui/button'
import { Excerpt } from './marked-text.tsx'

type EntryListProps = {
  entries: Entry[]
  /** What was searched for; '' in the list of recent ones. */
  query: string
  today: string
  onOpen: (entry: Entry) => void
  onAboutToOpen: () => void
}

const shownAtFirst = 20

export function EntryList({ entries, query, ...row }: EntryListProps) {
  const [everythingFor, setEverythingFor] = useState<string>()
  const shown = everythingFor === query ? entries : entries.slice(0, shownAtFirst)
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {shown.map((entry) => (
          <EntryRow key={entry.id} entry={entry} query={query} {...row} />
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
  today,
  onOpen,
  onAboutToOpen,
}: Omit<EntryListProps, 'entries'> & { entry: Entry }) {
  const { date } = entry
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(`${date}T12:00:00Z`))
  const year = date.slice(0, 4)
  return (
    <li>
      <button
        type="button"
        onPointerEnter={onAboutToOpen}
        onClick={() => onOpen(entry)}
        className="group grid w-full grid-cols-[3rem_minmax(0,1fr)] items-start gap-4 py-4 text-start"
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
  return (
    <span className={excerpt}>
      <Excerpt text={(entry.gratitudeText || entry.goalsText || entry.diaryText).trim()} matches={[]} />
    </span>
  )
}

/** The first two of the three texts that hold something of what was searched for. */
function Found({ entry, query }: { entry: Entry; query: string }) {
  const places = [
    { of: '', text: entry.gratitudeText },
    { of: 'Goals: ', text: entry.goalsText },
    { of: 'Diary: ', text: entry.diaryText },
  ].flatMap(({ of, text }) => {
    const matches = matchesIn(text, query)
    return matches.length > 0 ? [{ of, text, matches }] : []
  })
  if (places.length === 0) return <Opening entry={entry} />
  return places.slice(0, 2).map(({ of, text, matches }) => (
    <span key={of} className={excerpt}>
      {of && <span className="font-sans text-15 text-soft">{of}</span>}
      <Excerpt text={text} matches={matches} />
    </span>
  ))
}
