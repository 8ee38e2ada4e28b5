import type { Entry } from '#domain/entry'
import type { Mood } from '#domain/mood'
import { marked, type Stored } from '~/device/change'
import { updateChange, type Place } from '~/device/change-store'
import type { Day } from './entry-change.ts'

export type MoodField = { mood: Mood | null }
export type MoodOfDay = Stored<MoodField> & { entry: Entry }

export const moodKindName = 'mood'

export const placeOfMood = ({ userId, date }: Day): Place => ({ userId, kind: moodKindName, key: date })

/** Keeps the mood on this device, to be sent. */
export function keepMood(entry: Entry, mood: Mood | null): void {
  const mark = { stored: entry, name: 'mood', value: mood, seen: entry.mood } as const
  updateChange<MoodField>(placeOfMood(entry), (change) => marked(change, mark))
}
