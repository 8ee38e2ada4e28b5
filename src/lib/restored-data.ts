import { recentLimit } from '#domain/entry'
import type { User } from '#domain/user'
import { localDate } from '#domain/time/local-date'
import { monthOf } from '#domain/time/month'
import { localStore } from '~/device/browser-storage'
import { readKept, type Kept } from '~/device/kept'
import { giveFirstData } from './first-data.ts'
import { keptDaysOf } from './kept-days.ts'

/** A database that does not answer must not hold the app. */
const longestWait = 1_000

/** The shell brings no data along. What this device keeps of the person takes its place, until the server has answered. */
export async function restoreFirstData(): Promise<void> {
  const person = localStore.read('person')
  if (!person) return giveFirstData({ user: null, adUnitId: '', isRestored: true })
  const late = new Promise<Kept>((resolve) => setTimeout(() => resolve(new Map()), longestWait))
  const kept = await Promise.race([readKept(person).catch(() => new Map<string, unknown>()), late])
  const user = kept.get('user') as User | undefined
  giveFirstData({ ...(user && dataOf(user, kept)), adUnitId: '', opensOffline: true, isRestored: true })
}

function dataOf(user: User, kept: Kept) {
  const { entries, stats, goals } = keptDaysOf(kept)
  const today = localDate(Date.now(), user.timezone)
  const dates = entries.map(({ date }) => date)
  return {
    user,
    date: today,
    entry: entries.find(({ date }) => date === today) ?? null,
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
