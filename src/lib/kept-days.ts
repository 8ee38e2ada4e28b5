import type { Entry, EntryStats } from '#domain/entry'
import type { Goal } from '#domain/goal'
import { answerFrom, type KeptDays } from '#domain/kept-days'
import { localStore } from '~/device/browser-storage'
import { entryKey, readKept, type Kept } from '~/device/kept'

export function keptDaysOf(kept: Kept): KeptDays {
  const entries = [...kept].filter(([key]) => key.startsWith(entryKey(''))).map(([, entry]) => entry as Entry)
  return {
    entries: entries.toReversed(),
    stats: kept.get('stats') as EntryStats | undefined,
    goals: kept.get('goals') as Goal[] | undefined,
  }
}

/** What the device answers in the server's place, or nothing. */
export async function answerFromDevice(address: string): Promise<Response | undefined> {
  const person = localStore.read('person')
  if (!person) return undefined
  const answer = answerFrom(keptDaysOf(await readKept(person)), new URL(address, location.origin))
  return answer === undefined ? undefined : new Response(JSON.stringify(answer))
}
