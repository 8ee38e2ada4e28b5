import { useSyncExternalStore } from 'react'
import { QueryClient, notifyManager } from '@tanstack/react-query'
import type { FirstData } from '#domain/first-data'
import { monthOf } from '#domain/time/month'
import { compareClocks } from '~/device/clock'
import { setPerson } from '~/device/person'
import { queryKeys } from './query-keys.ts'

/** `isRestored`: it is from this device, and the server has not confirmed it. */
export type KnownData = Partial<FirstData> & { isRestored?: true }

/**
 * What the Worker, or the shell, wrote into this page; nothing when the look-up failed. Pages are built as a visitor
 * sees them.
 */
export function readFirstData(): KnownData {
  if (typeof document === 'undefined') return { user: null, adUnitId: '' }
  const json = document.getElementById('first-data')?.textContent
  return json ? (JSON.parse(json) as KnownData) : {}
}

/** Puts what is known into the query cache, so that no query asks for it. */
export function seedCache(client: QueryClient, known: Partial<FirstData>): void {
  const { user, now, date, entry, dayBefore, history, week, devices, passkeys, push, goals } = known
  if (now !== undefined) compareClocks(now)
  if (user !== undefined) setPerson(user?.id)
  client.setQueryData(queryKeys.user, user)
  client.setQueryData(queryKeys.devices, devices)
  client.setQueryData(queryKeys.passkeys, passkeys)
  client.setQueryData(queryKeys.push, push)
  client.setQueryData(queryKeys.goals, goals)
  if (date) client.setQueryData(queryKeys.entry(date), entry)
  if (dayBefore) client.setQueryData(queryKeys.entry(dayBefore.date), dayBefore)
  if (week) client.setQueryData(queryKeys.week(week.first), week.entries)
  if (history) {
    client.setQueryData(queryKeys.stats(history.today), history.stats)
    client.setQueryData(queryKeys.writtenDays(monthOf(history.today)), history.dates)
    client.setQueryData(queryKeys.recent, history.recent)
  }
}

/** Without a connection a call fails at once and says so, instead of waiting for the connection. */
const always = { networkMode: 'always' } as const

// Queries tell their readers in the microtask in which React draws. By default they tell them later, and a screen that
// reads a query and the waiting changes is drawn once between the two: without the change, and with the old text.
notifyManager.setScheduler(queueMicrotask)

/** The spec's rules: what was fetched stays, and no query is repeated by itself. The cache begins with the first data. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { ...always, staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { ...always, retry: false },
    },
  })
  seedCache(client, readFirstData())
  return client
}

const never = () => () => {}

/** For a page that was drawn before a deployment said the value. */
export function useLateFirstData<Value>(valueOf: (data: Partial<FirstData>) => Value | undefined): Value | undefined {
  return useSyncExternalStore(
    never,
    () => valueOf(readFirstData()),
    () => undefined,
  )
}
