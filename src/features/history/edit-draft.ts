import type { Entry } from '#domain/entry'
import type { EntryEdit } from '#domain/entry-schemas'

/** A change on its way: the three texts, and the version of the entry that its writer had seen. */
export type EditDraft = {
  gratitudeText: string
  goalsText: string
  diaryText: string
  version: number
  /** The writer wants what stands beside each box, to take from it. */
  fromBoth?: boolean
}

export const sections = [
  { name: 'gratitudeText', title: 'Gratitude' },
  { name: 'goalsText', title: "Today's Goals" },
  { name: 'diaryText', title: 'Daily Diary' },
] as const
export type SectionName = (typeof sections)[number]['name']

export function draftOf({ gratitudeText, goalsText, diaryText, version }: Entry): EditDraft {
  return { gratitudeText, goalsText, diaryText, version }
}

export function differing(entry: Entry, draft: EditDraft): SectionName[] {
  return sections.map(({ name }) => name).filter((name) => entry[name] !== draft[name])
}

/** Only what is different travels, so that a section which came empty may stay so. */
export function changesOf(entry: Entry, draft: EditDraft): EntryEdit {
  return { ...Object.fromEntries(differing(entry, draft).map((name) => [name, draft[name]])), version: entry.version }
}

/** A morning keeps both its sections; one that was brought along from elsewhere may have come with one. */
export function isComplete(entry: Entry, draft: EditDraft): boolean {
  const isThere = (name: SectionName) => draft[name].trim() !== '' || entry[name] === ''
  return isThere('gratitudeText') && isThere('goalsText')
}
