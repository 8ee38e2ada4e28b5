import type { Entry } from '#domain/entry'
import type { ChoiceName, EntryMarks } from '#domain/entry-marks'
import { marked, type Stored } from '~/device/change'
import { updateChange, type Place } from '~/device/change-store'
import type { Day } from './entry-change.ts'

export type Choices = Pick<EntryMarks, ChoiceName>
export type ChoicesOfDay = Stored<Choices> & { entry: Entry }

/** Devices keep such changes under this name. */
export const choiceKindName = 'mood'

export const placeOfChoices = ({ userId, date }: Day): Place => ({ userId, kind: choiceKindName, key: date })

/** Keeps a choice on this device, to be sent. */
export function keepChoice<Name extends ChoiceName>(entry: Entry, name: Name, value: Choices[Name]): void {
  updateChange<Choices>(placeOfChoices(entry), (change) =>
    marked(change, { stored: entry, name, value, seen: entry[name] }),
  )
}
