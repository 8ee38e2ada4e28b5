import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { listLimit } from '#domain/entry'
import { longDate } from '#domain/time/local-date'
import { monthTitle } from '#domain/time/month'
import { drawnHistory, history } from '#domain/texts'
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
  const { entries } = history
  const found = useQuery(searchQuery(looksFor))
  const searching = looksFor !== ''
  return (
    <section aria-labelledby="entries-title" className="journey-list flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 desk:min-h-11">
        <h2 id="entries-title" className="text-21">
          {searching ? history.search.title : month ? entries.ofMonth(monthTitle(month)) : drawnHistory.entries.recent}
        </h2>
        {month && !searching && (
          <Button look="plain" className="px-0! text-15!" onClick={onShowRecent}>
            {drawnHistory.entries.recent}
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
        <RecentEntries firstDate={firstDate} row={row} otherwise={<NothingYet />} />
      )}
    </section>
  )
}

type FoundProps = { looksFor: string; before?: string; row: Row }

/** What a search has found, and below it what it finds in older entries once that is asked for. */
function Found({ looksFor, before, row }: FoundProps) {
  const { search } = history
  const query = useQuery(searchQuery(looksFor, before))
  const found = useDeferredValue(query.data)
  const page = useFocusedPage(before !== undefined && found !== undefined)
  return (
    <Listed query={query} trouble={search.failed}>
      {found && (
        // The shown entries may belong to the search before.
        <div
          ref={page}
          className={`flex flex-col gap-4 transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {found.entries.length > 0 ? (
            <EntryList entries={found.entries} query={looksFor} {...row} />
          ) : before ? (
            <p className="text-soft">{found.next ? search.nothingOlderYet : search.nothingOlder}</p>
          ) : (
            !found.next && <EmptyState title={search.nothing.title}>{search.nothing.note}</EmptyState>
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
      <p className="text-15 text-soft">{history.search.searchedTo(longDate(props.before))}</p>
      <Button className="self-start" onClick={() => setAsked(true)}>
        {history.search.older}
      </Button>
    </>
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
        <p className="text-soft">{history.entries.emptyMonth(monthTitle(month))}</p>
      )}
    </Listed>
  )
}

function NothingYet() {
  const { empty } = history.entries
  return (
    <EmptyState
      title={empty.title}
      action={
        <ButtonLink to="/" look="primary">
          {empty.begin}
        </ButtonLink>
      }
    >
      {empty.note}
    </EmptyState>
  )
}

function howMany(isFetching: boolean, found: { entries: unknown[]; next?: string | undefined } | undefined): string {
  const { search } = history
  if (isFetching || !found) return search.pending
  const { length } = found.entries
  if (length === 0) return found.next ? search.nothingYet : ''
  return length === listLimit ? search.foundLatest(length) : search.found(length)
}
