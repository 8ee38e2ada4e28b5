import { readerVersion } from '#domain/tone'
import { inEveryDatabase } from './journals.ts'

export type StoredTone = { date: string; tone: string | null; reader_version: number }

/** The tones that the rows of a person have, by date. */
export async function storedTonesOf({ id }: { id: string }): Promise<StoredTone[]> {
  return inEveryDatabase<StoredTone>(
    'select date, tone, reader_version from entries where user_id = ? order by date',
    id,
  )
}

/** Makes all rows of a person such as they were before tones were stored. */
export async function forgetTones({ id }: { id: string }): Promise<void> {
  await storeTone({ id }, null, 0)
}

/** Stores by SQL a tone that is not derived from the texts. */
export async function storeTone({ id }: { id: string }, tone: string | null, version = readerVersion): Promise<void> {
  await inEveryDatabase('update entries set tone = ?, reader_version = ? where user_id = ?', tone, version, id)
}
