import { recentLimit } from '#domain/entry'
import type { User } from '#domain/user'
import { addDays, localDate } from '#domain/time/local-date'
import { monthOf } from '#domain/time/month'
import { localStore } from '~/device/browser-storage'
import { keptDaysOf, readKept, type Kept } from '~/device/kept'
import type { KnownData } from './first-data.ts'

/** A database that does not answer must not hold the app. */
const longestWait = 1_000

/** What this device keeps of the person, in the place of what the Worker writes into a page. */
export async function readRestoredData(): Promise<KnownData> {
  const person = localStore.read('person')
  if (!person) return { user: null, adUnitId: '', isRestored: true }
  const late = new Promise<Kept>((resolve) => setTimeout(() => resolve(new Map()), longestWait))
  const kept = await Promise.race([readKept(person).catch(() => new Map<string, unknown>()), late])
  const user = kept.get('user') as User | undefined
  return { ...(user && dataOf(user, kept)), adUnitId: '', opensOffline: true, isRestored: true }
}

function dataOf(user: User, kept: Kept) {
  const { entries, stats, goals, since } = keptDaysOf(kept)
  const today = localDate(Date.now(), user.timezone)
  const entryOf = (day: string) => entries.find(({ date }) => date === day)
  const entry = entryOf(today)
  const dayBefore = entryOf(addDays(today, -1))
  const dates = entries.map(({ date }) => date)
  return {
    user,
    date: today,
    // A day that may be written elsewhere is asked for.
    ...((entry || since !== undefined) && { entry: entry ?? null }),
    ...(dayBefore && !entry && { dayBefore }),
    ...(goals && { goals }),
    ...(stats && {
      history: {
        today,
        stats,
        dates: dates.filter((date) => monthOf(date) === monthOf(today)).toReversed(),
        recent: entries.slice(0, recentLimit),
      },
    }),
  }
}
