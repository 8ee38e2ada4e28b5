import type { Entry } from '#domain/entry'
import type { NewEntry } from '#domain/entry-schemas'
import { emptyTexts, formSections, textsOf } from '#domain/entry-sections'
import type { TestClient } from './test-client.ts'

/** The test clock begins on this day, also in New York. */
export const testDay = '2026-11-21'

export function newMorning(changes: Partial<NewEntry> = {}): NewEntry {
  return {
    date: testDay,
    ...textsOf(emptyTexts, formSections),
    gratitudeText: 'Warm bread\nThe quiet street',
    goalsText: 'Call my sister\nWalk to work',
    ...changes,
  }
}

export async function writeMorning(client: TestClient, changes: Partial<NewEntry> = {}): Promise<Entry> {
  const reply = await client.post('/api/entries', newMorning(changes))
  if (!reply.ok) throw new Error(`Writing answered ${reply.status}: ${await reply.text()}`)
  return reply.json<Entry>()
}
