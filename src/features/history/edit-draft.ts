import type { Entry } from '#domain/entry'
import type { EntryTexts } from '#domain/entry-sections'
import type { EntryEdit } from '#domain/entry-schemas'

/**
 * A change on its way: the texts that were changed here, and the version of the entry that their
 * writer had seen. The others are the entry's, also when it changes elsewhere meanwhile.
 */
export type EditDraft = Partial<EntryTexts> & {
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

/** What stands in a section as its writer sees it. */
export function textIn(entry: Entry, draft: EditDraft, name: SectionName): string {
  return draft[name] ?? entry[name]
}

export function differing(entry: Entry, draft: EditDraft): SectionName[] {
  return sections.map(({ name }) => name).filter((name) => textIn(entry, draft, name) !== entry[name])
}

/** Only what is different travels, so that a section which came empty may stay so. */
export function changesOf(entry: Entry, draft: EditDraft): EntryEdit {
  return { ...Object.fromEntries(differing(entry, draft).map((name) => [name, draft[name]])), version: entry.version }
}

/** A morning keeps both its sections; one that was brought along from elsewhere may have come with one. */
export function isComplete(entry: Entry, draft: EditDraft): boolean {
  const isThere = (name: SectionName) => textIn(entry, draft, name).trim() !== '' || entry[name] === ''
  return isThere('gratitudeText') && isThere('goalsText')
}
