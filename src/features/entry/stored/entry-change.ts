import {
  formSections,
  sectionNames,
  textsOf,
  type EntryTexts,
  type FormSection,
  type SectionName,
} from '#domain/entry-sections'
import type { Entry } from '#domain/entry'
import { newId } from '#domain/id'
import { joinedTexts } from '#domain/items'
import { readChange, updateChange, type Place } from '~/device/change-store'
import { withField, type Change } from '~/device/change'

export type EntryChange = Change<EntryTexts>
export type Day = { userId: string; date: string }
export type FormTexts = Pick<EntryTexts, FormSection>

export const entryKindName = 'entry'

export const placeOf = ({ userId, date }: Day): Place => ({ userId, kind: entryKindName, key: date })

export const newEntryId = () => newId(Date.now())

/** The texts of the morning form, as far as they were typed. */
export function formTextsOf(texts: Partial<EntryTexts> | undefined): FormTexts {
  return textsOf({ ...emptyForm, ...texts }, formSections)
}

const emptyForm = Object.fromEntries(formSections.map((name) => [name, ''])) as FormTexts

export function typeText(day: Day, stored: Entry | null, name: SectionName, text: string): void {
  updateChange<EntryTexts>(placeOf(day), (change) =>
    withField(change, { stored, name, value: text, newId: newEntryId }),
  )
}

/** Takes back a change that was discarded; what was typed since then stays. */
export function takeBack(day: Day, change: EntryChange): void {
  updateChange<EntryTexts>(placeOf(day), (latest) => ({
    ...(latest ?? change),
    fields: { ...change.fields, ...latest?.fields },
    seen: { ...change.seen, ...latest?.seen },
  }))
}

/** Keeps the texts of another entry of the day as if they were typed before it was written, so that both are offered. */
export function keepBeside(entry: Entry, other: EntryTexts): void {
  for (const name of sectionNames) {
    if (other[name].trim() === '' || other[name] === entry[name]) continue
    const typed = readChange<EntryTexts>(placeOf(entry))?.fields[name] ?? ''
    typeText(entry, null, name, joinedTexts(name, typed, other[name]))
  }
}
