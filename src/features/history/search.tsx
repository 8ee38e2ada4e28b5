import { useQuery } from '@tanstack/react-query'
import { Search as SearchIcon, X } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState, type FocusEvent } from 'react'
import { listLimit, type Entry } from '#domain/entry'
import { searchLimits } from '#domain/entry-search'
import { sentenceOf } from '~/lib/api-error'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { Skeleton, SkeletonShape } from '~/ui/skeleton'
import { EntryList } from './entry-list.tsx'
import { recentQuery, searchQuery } from './history.queries.ts'

type SearchProps = { today: string; onOpen: (entry: Entry, query: string) => void; onAboutToOpen: () => void }

/** The latest entries; as soon as something is typed, those that hold it. */
export function Search({ today, onOpen, onAboutToOpen }: SearchProps) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const asked = useSettled(typed.trim())
  const looksFor = typed.trim() === '' ? '' : asked
  const recent = useQuery(recentQuery)
  const found = useQuery(searchQuery(looksFor))
  const searching = looksFor !== ''
  const shown = searching ? found : recent
  const entries = useDeferredValue(shown.data)
  // The shown entries belong to the search before.
  const isBehind = searching && found.isPlaceholderData

  return (
    <section aria-labelledby="entries-title" className="flex flex-col gap-4">
      <form role="search" onSubmit={(event) => event.preventDefault()} className="relative">
        <SearchIcon
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className="pointer-events-none absolute top-3 left-3 text-soft"
        />
        <input
          ref={field}
          type="search"
          aria-label="Search your entries"
          placeholder="Search your entries..."
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={makeRoom}
          maxLength={searchLimits.characters}
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          className="box scroll-mt-4 px-11 [&::-webkit-search-cancel-button]:hidden"
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label="Clear the search"
            onClick={() => {
              setTyped('')
              field.current?.focus()
            }}
            className="absolute top-0 right-0 grid size-11 place-items-center rounded-control text-soft hover:text-ink"
          >
            <X size={20} strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </form>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="entries-title" className="text-21">
          {searching ? 'Search Results' : 'Recent Entries'}
        </h2>
        <p role="status" className="text-15 text-soft">
          {searching && howMany(found.isFetching, found.data?.length)}
        </p>
      </div>
      {shown.error ? (
        <Notice tone="danger" title={searching ? 'Failed to search entries' : 'Failed to fetch entries'}>
          <p>{sentenceOf(shown.error)}</p>
          <Button look="plain" className="px-0!" onClick={() => void shown.refetch()}>
            Try again
          </Button>
        </Notice>
      ) : entries === undefined ? (
        <ListSkeleton />
      ) : entries.length > 0 ? (
        <div className={`flex flex-col gap-4 transition-opacity ${isBehind ? 'opacity-60' : ''}`}>
          <EntryList
            entries={entries}
            query={looksFor}
            today={today}
            onOpen={(entry) => onOpen(entry, looksFor)}
            onAboutToOpen={onAboutToOpen}
          />
          {searching && entries.length === listLimit && (
            <p className="text-15 text-soft">These are the latest {listLimit}. Another word narrows them down.</p>
          )}
        </div>
      ) : searching ? (
        <EmptyState title="No entries found matching your search.">
          Words and their beginnings are looked for, in what you were grateful for, your small wins and your diary.
        </EmptyState>
      ) : (
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
      )}
    </section>
  )
}

/** On a phone the keyboard covers half of the window, so the results scroll to its top. */
function makeRoom({ target }: FocusEvent<HTMLElement>): void {
  if (matchMedia('(width < 64rem)').matches) target.scrollIntoView({ block: 'start' })
}

function howMany(isFetching: boolean, found: number | undefined): string {
  if (isFetching || found === undefined) return 'Searching…'
  if (found === 0) return ''
  return found === 1 ? '1 entry' : `${found === listLimit ? 'The latest ' : ''}${found} entries`
}

/** The text after a short pause in typing, so that not every key makes a call. An empty text counts at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : 250)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function ListSkeleton() {
  return (
    <Skeleton label="Looking for your entries">
      <div className="flex flex-col gap-4">
        {['one', 'two', 'three'].map((row) => (
          <SkeletonShape key={row} className="h-24 w-full" />
        ))}
      </div>
    </Skeleton>
  )
}
