import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Entry } from '#domain/entry'
import { isLocalDate } from '#domain/local-date'
import type { User } from '#domain/user'
import { entryQuery } from '~/features/entry/entry.queries'
import { useUser } from '~/features/user/user.queries'
import { useToday } from '~/lib/use-today'
import { optional } from '~/ui/optional'
import { Page, PageHeader } from '~/ui/page'
import { reportNotOpened } from '~/ui/report-not-opened'
import { useOnFirstUse } from '~/ui/use-on-first-use'
import { WhenSeen } from '~/ui/when-seen'
import { statsQuery } from './history.queries.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { openedHere } from './open-entry.tsx'
import { Search } from './search.tsx'
import { Stats } from './stats.tsx'

const YearOfDawns = optional(async () => (await import('./year-of-dawns.tsx')).YearOfDawns)

export function HistoryScreen({ banner }: { banner: ReactNode }) {
  const { user } = useUser()
  return user && <HistoryOf user={user} banner={banner} />
}

function HistoryOf({ user, banner }: { user: User; banner: ReactNode }) {
  const today = useToday(user.timezone)
  const { data: stats } = useQuery(statsQuery(today))
  const { open, openEntry, warmUp, dialog, isOpen } = useOpenEntry(user)
  return (
    <Page width="wide">
      <PageHeader title="Your Journey" back={{ to: '/', label: 'Back to Today' }} />
      <div className="grid grid-cols-1 gap-10 desk:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] desk:gap-12">
        <div className="flex flex-col gap-6 desk:sticky desk:top-6 desk:self-start">
          <MonthCalendar today={today} years={stats?.years ?? []} onOpen={open} onAboutToOpen={warmUp} />
          <Stats stats={stats} />
        </div>
        <div className="flex flex-col gap-8">
          <Search today={today} onOpen={openEntry} onAboutToOpen={warmUp} />
          {/* Nothing is advertised beside an open entry, whose tone may forbid it. */}
          {!isOpen && banner}
        </div>
      </div>
      <WhenSeen>
        <YearOfDawns today={today} years={stats?.years ?? []} onAboutToOpen={warmUp} />
      </WhenSeen>
      {dialog}
    </Page>
  )
}

/** The open entry is in the address, so that the browser's Back closes it. */
function useOpenEntry(user: User) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [query, setQuery] = useSearchParams()
  const [found, setFound] = useState<{ date: string; words: string }>()
  const asked = query.get('entry')
  const date = asked && isLocalDate(asked) ? asked : undefined
  const [EntryDialog, fetchDialog] = useOnFirstUse(() =>
    import('./entry-dialog.tsx').then((module) => module.EntryDialog),
  )
  const warmUp = () => void fetchDialog().catch(() => {})

  useEffect(() => {
    if (!date) return
    fetchDialog().catch(() => reportNotOpened('This entry could not be opened'))
  }, [date, fetchDialog])

  const show = (next: string) => setQuery({ entry: next }, { preventScrollReset: true, state: openedHere })
  const close = () => {
    // Goes back in the history, so that the browser's Back does not open the entry again.
    if (state === openedHere) void navigate(-1)
    else setQuery({}, { replace: true, preventScrollReset: true })
  }
  const openEntry = (entry: Entry, words: string) => {
    // The entry of the list may be newer than the cached one, or older.
    queryClient.setQueryData(entryQuery(entry.date).queryKey, (known) =>
      known && known.version >= entry.version ? known : entry,
    )
    setFound({ date: entry.date, words })
    show(entry.date)
  }
  const marked = found && found.date === date ? found.words : ''
  const dialog = EntryDialog && <EntryDialog user={user} date={date} marked={marked} onClose={close} />
  return { open: show, openEntry, warmUp, dialog, isOpen: date !== undefined }
}
