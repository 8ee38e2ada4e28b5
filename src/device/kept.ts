import type { Entry, EntryStats } from '#domain/entry'
import { emptyMarks } from '#domain/entry-marks'
import { emptyTexts } from '#domain/entry-sections'
import { goalDefaults, type Goal } from '#domain/goal'
import type { KeptDays } from '#domain/kept-days'
import { standards } from '#domain/preferences'
import { addDays, defaultTimeZone, localDate } from '#domain/time/local-date'
import type { User } from '#domain/user'
import { localStore } from './browser-storage.ts'
import { forgetKept, keepsDays, keptDatabase } from './kept-name.ts'

/**
 * What the device keeps of the person who is signed in, so that the app opens without a connection
 * (docs/decisions/0034-offline.md). Each function rejects where there is no storage or no room.
 */
export type Kept = Map<string, unknown>

/**
 * The shape of what is kept, as the version of the database. What an earlier release kept is completed by the tables of
 * texts, marks and preferences. A change that those do not say needs the next number: what has another one is discarded, and is fetched
 * again.
 */
const shape = 1

const values = 'values'
const ownerKey = 'owner'

/** Keys of entries, in the order of their days. */
export const entryKey = (date: string) => `entry:${date}`
export const endOfEntries = 'entry;'

type Keeping = {
  /** One that is undefined is removed. */
  put: Record<string, unknown>
  /** Removed before: the keys from the first on, before the last. */
  instead?: [string, string]
}

/** Of this person only: what another one left goes first. */
export async function keep(userId: string, { put, instead }: Keeping): Promise<void> {
  const mayKeep = () => localStore.read('person') === userId && keepsDays()
  if (!mayKeep()) return
  await use('readwrite', async (store) => {
    if ((await result(store.get(ownerKey))) !== userId) store.clear()
    if (instead) store.delete(IDBKeyRange.bound(...instead, false, true))
    store.put(userId, ownerKey)
    for (const [key, value] of Object.entries(put)) {
      if (value === undefined) store.delete(key)
      else store.put(value, key)
    }
  })
  // Another tab may have signed out meanwhile.
  if (!mayKeep()) forgetKept()
}

/** By key. Empty where nothing is kept of this person. */
export async function readKept(userId: string): Promise<Kept> {
  return use('readonly', async (store) => {
    const [keys, all] = await Promise.all([result(store.getAllKeys()), result(store.getAll())])
    const kept: Kept = new Map(keys.map((key, index) => [String(key), completed(String(key), all[index])]))
    return kept.get(ownerKey) === userId ? kept : new Map()
  })
}

function completed(key: string, value: unknown): unknown {
  if (key.startsWith(entryKey(''))) return { ...emptyTexts, ...emptyMarks, ...(value as Entry) }
  if (key === 'user') return { ...standards, ...(value as User) }
  return key === 'goals' ? (value as Goal[]).map((goal) => ({ ...goalDefaults, ...goal })) : value
}

/** Entries of the last year are kept. */
const daysKept = 366
export const firstKept = (at: number, zone: string) => addDays(localDate(at, zone), -daysKept)

export function keptDaysOf(kept: Kept): KeptDays {
  const user = kept.get('user') as User | undefined
  const wholeAt = kept.get('wholeAt') as number | undefined
  const entries = [...kept].filter(([key]) => key.startsWith(entryKey(''))).map(([, entry]) => entry as Entry)
  return {
    entries: entries.toReversed(),
    stats: kept.get('stats') as EntryStats | undefined,
    goals: kept.get('goals') as Goal[] | undefined,
    user,
    since: wholeAt === undefined ? undefined : firstKept(wholeAt, user?.timezone ?? defaultTimeZone),
  }
}

/** Opened for each use: an open database could not be deleted by another tab. */
async function use<Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<Value>): Promise<Value> {
  const opening = indexedDB.open(keptDatabase, shape)
  opening.addEventListener('upgradeneeded', () => {
    for (const name of opening.result.objectStoreNames) opening.result.deleteObjectStore(name)
    opening.result.createObjectStore(values)
  })
  const database = await result(opening).catch((error: unknown) => {
    // Of a later release, which was taken back.
    if (opening.error?.name === 'VersionError') forgetKept()
    throw error
  })
  try {
    const transaction = database.transaction(values, mode)
    const isStored = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      for (const name of ['abort', 'error']) transaction.addEventListener(name, () => reject(transaction.error))
    })
    const [value] = await Promise.all([work(transaction.objectStore(values)), isStored])
    return value
  } finally {
    database.close()
  }
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
