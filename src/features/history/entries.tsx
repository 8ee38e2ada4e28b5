import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { listLimit } from '#domain/entry'
import { longDate } from '#domain/time/local-date'
import { monthTitle } from '#domain/time/month'
import { Button } from '~/drawings/button'
import { ButtonLink } from '~/ui/button-link'
import { EmptyState } from '~/drawings/empty-state'
import { EntryList, type Row } from './entry-list.tsx'
import { monthEntriesQuery, searchQuery } from './history.queries.ts'
import { Listed } from './listed.tsx'
import { RecentEntries } from './recent-entries.tsx'
import { useFocusedPage } from './use-focused-page.ts'

type EntriesProps = Row & {
  /** The search terms; '' while nothing is looked for. */
  looksFor: string
  /** Whose entries are listed; undefined: the latest ones. */
  month: string | undefined
  /** The day of the first entry. */
  firstDate: string | null
  onShowRecent: () => void
}

/** The list: what a search has found, the entries of the chosen month, or the latest ones. */
export function Entries({ looksFor, month, firstDate, onShowRecent, ...row }: EntriesProps) {
  const found = useQuery(searchQuery(looksFor))
  const searching = looksFor !== ''
  return (
    <section aria-labelledby="entries-title" className="journey-list flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 desk:min-h-11">
        <h2 id="entries-title" className="text-21">
          {searching ? 'Search Results' : month ? `Entries of ${monthTitle(month)}` : 'Recent Entries'}
        </h2>
        {month && !searching && (
          <Button look="plain" className="px-0! text-15!" onClick={onShowRecent}>
            Recent Entries
          </Button>
        )}
        <p role="status" className="text-15 text-soft">
          {searching && howMany(found.isFetching, found.data)}
        </p>
      </div>
      {searching ? (
        <Found looksFor={looksFor} row={row} />
      ) : month ? (
        <OfMonth key={month} month={month} row={row} />
      ) : (
        <RecentEntries firstDate={firstDate} row={row} otherwise={nothingYet} />
      )}
    </section>
  )
}

type FoundProps = { looksFor: string; before?: string; row: Row }

/** What a search has found, and below it what it finds in older entries once that is asked for. */
function Found({ looksFor, before, row }: FoundProps) {
  const query = useQuery(searchQuery(looksFor, before))
  const found = useDeferredValue(query.data)
  const page = useFocusedPage(before !== undefined && found !== undefined)
  return (
    <Listed query={query} trouble="Failed to search entries">
      {found && (
        // The shown entries may belong to the search before.
        <div
          ref={page}
          className={`flex flex-col gap-4 transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {found.entries.length > 0 ? (
            <EntryList entries={found.entries} query={looksFor} {...row} />
          ) : before ? (
            <p className="text-soft">Nothing older was found{found.next ? ' yet' : ''}.</p>
          ) : (
            !found.next && nothingFound
          )}
          {found.next && <FoundOlder key={`${looksFor} ${found.next}`} {...{ looksFor, row }} before={found.next} />}
        </div>
      )}
    </Listed>
  )
}

function FoundOlder(props: Required<FoundProps>) {
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <Found {...props} />
  return (
    <>
      <p className="text-15 text-soft">
        Your pages were searched back to {longDate(props.before)}. Another word narrows them down.
      </p>
      <Button className="self-start" onClick={() => setAsked(true)}>
        Search older entries
      </Button>
    </>
  )
}

const nothingFound = (
  <EmptyState title="No entries found matching your search.">
    Words and their beginnings are looked for, in what you were grateful for, your small wins and your diary.
  </EmptyState>
)

function OfMonth({ month, row }: { month: string; row: Row }) {
  const query = useQuery(monthEntriesQuery(month))
  const entries = query.data?.toReversed() ?? []
  return (
    <Listed query={query}>
      {entries.length > 0 ? (
        <EntryList entries={entries} {...row} />
      ) : (
        <p className="text-soft">Nothing was written in {monthTitle(month)}.</p>
      )}
    </Listed>
  )
}

const nothingYet = (
  <EmptyState
    title="No entries yet. Start your first reflection!"
    action={
      <ButtonLink to="/" look="primary">
        To today’s page
      </ButtonLink>
    }
  >
    Each morning you write will hold a sun in the calendar, and stand here in your own words.
  </EmptyState>
)

function howMany(isFetching: boolean, found: { entries: unknown[]; next?: string | undefined } | undefined): string {
  if (isFetching || !found) return 'Searching…'
  const { length } = found.entries
  if (length === 0) return found.next ? 'Nothing yet' : ''
  return length === 1 ? '1 entry' : `${length === listLimit ? 'The latest ' : ''}${length} entries`
}
