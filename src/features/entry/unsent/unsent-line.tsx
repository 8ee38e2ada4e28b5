import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { common, today as screen } from '#domain/texts'
import type { User } from '#domain/user'
import { useUser } from '~/features/user/user.queries'
import { onChange } from '~/device/change-store'
import { useToday } from '~/lib/use-today'
import { NotOpened } from '~/ui/not-opened'
import { RowAction } from '~/drawings/rows'
import { useOnFirstUse } from '~/ui/use-on-first-use'
import { entryQuery } from '../stored/entry.queries.ts'
import { unsentBeside, type Today } from './unsent.ts'

export type UnsentListProps = Today & {
  /** Each change as 'kind:key'. */
  unsent: string[]
}

/** The list shows changes of every feature, so the route brings it. */
type LoadList = { load: () => Promise<ComponentType<UnsentListProps>> }

/** On Today: how many changes are on this device only, and the list of them, which is loaded when it is opened. */
export function UnsentLine({ load }: LoadList) {
  const { user } = useUser()
  return user && <LineOf key={user.id} user={user} load={load} />
}

function LineOf({ user, load }: LoadList & { user: User }) {
  const today = useToday(user.timezone)
  const { data: entry } = useQuery(entryQuery(today))
  const unsent = useUnsent({ user, today, entry })
  const [isOpen, setIsOpen] = useState(false)
  const list = useOnFirstUse(load)
  if (unsent.length === 0) return null
  const texts = screen.unsent
  const open = async () => (await list.open()) && setIsOpen(true)
  return (
    <section aria-label={texts.title} className="unsent flex flex-col gap-4">
      <div className="rounded-control border border-hairline bg-card px-4 py-1.5 text-15">
        <div className="flex flex-wrap items-center gap-x-6">
          <p className="grow py-1.5">{texts.count(unsent.length)}</p>
          <RowAction aria-expanded={isOpen} onClick={() => (isOpen ? setIsOpen(false) : void open())}>
            {isOpen ? common.hide : common.show}
          </RowAction>
        </div>
        {list.hasFailed && <NotOpened />}
      </div>
      {isOpen && list.Part && <list.Part user={user} today={today} entry={entry} unsent={unsent} />}
    </section>
  )
}

/** What is sent at once is listed when it is still here after a while, so that the line does not come and go. */
const lateAfter = 5_000

/** The listed changes as 'kind:key'. */
function useUnsent(day: Today): string[] {
  const named = (waits: boolean) => () =>
    unsentBeside(day)
      .filter(({ isWaiting }) => isWaiting === waits)
      .map(({ place }) => `${place.kind}:${place.key}`)
      .join()
  const drafts = useSyncExternalStore(onChange, named(false))
  const waiting = useSyncExternalStore(onChange, named(true))
  const [listed, setListed] = useState(navigator.onLine ? drafts : `${drafts},${waiting}`)
  useEffect(() => {
    // A draft that is sent from the list stays there until it is stored.
    const list = (names: string) => setListed((before) => [...new Set(`${before},${names}`.split(','))].join())
    list(drafts)
    if (waiting === '') return
    const listAll = () => list(waiting)
    const timer = setTimeout(listAll, navigator.onLine ? lateAfter : 0)
    window.addEventListener('offline', listAll)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('offline', listAll)
    }
  }, [drafts, waiting])
  const known = listed.split(',')
  return [...drafts.split(','), ...waiting.split(',').filter((name) => known.includes(name))].filter(Boolean).sort()
}
