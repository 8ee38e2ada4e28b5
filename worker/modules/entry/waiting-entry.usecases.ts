import type { Tone } from '#domain/entry'
import { readerVersion, storedToneOfGoal, toneOf } from '#domain/tone'
import { logError } from '../../core/logging.ts'
import type { createRemindedGoals } from '../goal/goal.repository.ts'
import { toneOfRow } from './entry.json.ts'
import type { FoundTone, WaitingEntry } from './waiting-entry.repository.ts'

/**
 * What one run reads. A page takes 0.1 to 0.4 ms of CPU, and one of 20 kB that is hard to read 100 ms, so a run takes
 * 2 s at most; the other jobs of its minute wait for it.
 */
export const entriesPerRun = 500
export const bytesPerRun = 300_000

/** Reads entries that wait for the version of the reader. What does not fit into a run is left to the next. */
export async function readWaitingEntries(
  journal: {
    listWaitingEntries(version: number, limit: number): Promise<WaitingEntry[]>
    storeTones(version: number, found: FoundTone[]): Promise<void>
  },
  version = readerVersion,
): Promise<void> {
  const waiting = await journal.listWaitingEntries(version, entriesPerRun)
  if (waiting.length === 0) return
  let bytes = 0
  const tooMany = waiting.findIndex(({ size }) => (bytes += size) > bytesPerRun)
  const read = tooMany < 0 ? waiting : waiting.slice(0, Math.max(1, tooMany))
  const found = read.map((entry) => ({ id: entry.id, version: entry.version, tone: findTone(entry) }))
  await journal.storeTones(version, found)
}

/** An entry that cannot be read keeps the tone that it has, so that it does not wait in front of others for ever. */
function findTone(entry: WaitingEntry): Tone | null {
  try {
    return toneOf(entry) ?? null
  } catch (fault) {
    logError('reading.failed', fault, { entry: entry.id })
    return toneOfRow(entry) ?? null
  }
}

/** A goal of 20 kB that is hard to read takes 100 ms. */
const goalsPerRun = 20

/** Reads goals that wait for the version of the reader. */
export async function readWaitingGoals({
  remindedGoals,
}: {
  remindedGoals: ReturnType<typeof createRemindedGoals>
}): Promise<void> {
  for (const goal of await remindedGoals.listToRead(readerVersion, goalsPerRun))
    await remindedGoals.storeTone(goal, storedToneOfGoal(goal))
}
