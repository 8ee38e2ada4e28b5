import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { listLimit, type Entry } from '#domain/entry'
import { monthTitle } from '#domain/month'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { EntryList, type Row } from './entry-list.tsx'
import { monthEntriesQuery, searchQuery } from './history.queries.ts'
import { Listed } from './listed.tsx'
import { RecentEntries } from './recent-entries.tsx'

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
          {searching && howMany(found.isFetching, found.data?.length)}
        </p>
      </div>
      {searching ? (
        <Found found={found} looksFor={looksFor} row={row} />
      ) : month ? (
        <OfMonth key={month} month={month} row={row} />
      ) : (
        <RecentEntries firstDate={firstDate} row={row} otherwise={nothingYet} />
      )}
    </section>
  )
}

function Found({ found, looksFor, row }: { found: UseQueryResult<Entry[]>; looksFor: string; row: Row }) {
  const entries = useDeferredValue(found.data)
  return (
    <Listed query={found} trouble="Failed to search entries">
      {entries && entries.length > 0 ? (
        // The shown entries may belong to the search before.
        <div className={`flex flex-col gap-4 transition-opacity ${found.isPlaceholderData ? 'opacity-60' : ''}`}>
          <EntryList entries={entries} query={looksFor} {...row} />
          {entries.length === listLimit && (
            <p className="text-15 text-soft">These are the latest {listLimit}. Another word narrows them down.</p>
          )}
        </div>
      ) : (
        entries && (
          <EmptyState title="No entries found matching your search.">
            Words and their beginnings are looked for, in what you were grateful for, your small wins and your diary.
          </EmptyState>
        )
      )}
    </Listed>
  )
}

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

function howMany(isFetching: boolean, found: number | undefined): string {
  if (isFetching || found === undefined) return 'Searching…'
  if (found === 0) return ''
  return found === 1 ? '1 entry' : `${found === listLimit ? 'The latest ' : ''}${found} entries`
}
