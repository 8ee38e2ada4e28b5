import { isLongerThan } from './characters.ts'

/**
 * The text sections of an entry; their titles and questions are in `journal.sections`. Schemas, limits, drafts, comparison, search, Markdown, import,
 * export and the screens are derived from this table: a new section is a line here and a column.
 */
export type EntrySection = {
  /** In characters, as people count them. */
  maxLength: number
  /** An entry cannot be stored without this section. */
  required: boolean
  /** Where the section is written: on the morning form, or in a card of its own below the stored page. */
  writtenOn: 'form' | 'card'
  /** Shown one item a line, or as running text. */
  shownAs: 'items' | 'prose'
  /** Who may change the section. Reading one's own is free. */
  writers: 'everyone' | 'premium'
  coachReads: boolean
}

export const entrySections = {
  gratitudeText: {
    maxLength: 4_000,
    required: true,
    writtenOn: 'form',
    shownAs: 'items',
    writers: 'everyone',
    coachReads: true,
  },
  goalsText: {
    maxLength: 4_000,
    required: true,
    writtenOn: 'form',
    shownAs: 'items',
    writers: 'everyone',
    coachReads: true,
  },
  diaryText: {
    maxLength: 10_000,
    required: false,
    writtenOn: 'card',
    shownAs: 'prose',
    writers: 'premium',
    coachReads: false,
  },
  eveningText: {
    maxLength: 4_000,
    required: false,
    writtenOn: 'card',
    shownAs: 'prose',
    writers: 'everyone',
    coachReads: false,
  },
} as const satisfies Record<string, EntrySection>

type Table = typeof entrySections
export type SectionName = keyof Table
export type EntryTexts = Record<SectionName, string>
/** The names of the sections for which a property has a certain value. */
export type SectionsWith<Property extends keyof EntrySection, Value> = {
  [Name in SectionName]: Table[Name][Property] extends Value ? Name : never
}[SectionName]

/** All sections, in the order in which they are shown. */
export const sectionNames = Object.keys(entrySections) as SectionName[]

function sectionsWith<Property extends keyof EntrySection, const Value extends EntrySection[Property]>(
  property: Property,
  value: Value,
): SectionsWith<Property, Value>[] {
  return sectionNames.filter((name) => (entrySections[name] as EntrySection)[property] === value) as never
}

export type FormSection = SectionsWith<'writtenOn', 'form'>
export type RequiredSection = SectionsWith<'required', true>
export type CoachSection = SectionsWith<'coachReads', true>
/** The sections of an entry that the coach reads. */
export type CoachTexts = Pick<EntryTexts, CoachSection>
export const formSections = sectionsWith('writtenOn', 'form')
export const requiredSections = sectionsWith('required', true)
export const premiumSections = sectionsWith('writers', 'premium')
export const coachSections = sectionsWith('coachReads', true)

/** One value for each section, or for each of those that are named. */
export function mapSections<Value, Name extends SectionName = SectionName>(
  valueOf: (name: Name, section: EntrySection) => Value,
  names: readonly Name[] = sectionNames as Name[],
): Record<Name, Value> {
  const values = {} as Record<Name, Value>
  for (const name of names) values[name] = valueOf(name, entrySections[name])
  return values
}

export const emptyTexts: Readonly<EntryTexts> = mapSections(() => '')

/** The texts alone, out of anything that has them. */
export function textsOf<Name extends SectionName = SectionName>(
  from: Pick<EntryTexts, Name>,
  names?: readonly Name[],
): Pick<EntryTexts, Name> {
  return mapSections((name) => from[name], names)
}

/** The sections whose texts are not the same. */
export function differingSections<Name extends SectionName>(
  one: Pick<EntryTexts, Name>,
  other: Pick<EntryTexts, Name>,
  names: readonly Name[] = sectionNames as Name[],
): Name[] {
  return names.filter((name) => one[name] !== other[name])
}

/** Whether two versions hold the same text, in all sections or in those that are named. */
export function isSameText<Name extends SectionName>(
  one: Pick<EntryTexts, Name>,
  other: Pick<EntryTexts, Name>,
  names?: readonly Name[],
): boolean {
  return differingSections(one, other, names).length === 0
}

/** Whether any section holds more than blanks. */
export function hasText(texts: Partial<EntryTexts>): boolean {
  return sectionNames.some((name) => (texts[name] ?? '').trim() !== '')
}

/** The sections whose text is too long to store. Absent sections count as empty. */
export function tooLongSections(texts: Partial<EntryTexts>): SectionName[] {
  return sectionNames.filter((name) => isLongerThan(texts[name] ?? '', entrySections[name].maxLength))
}

export function fits(texts: Partial<EntryTexts>): boolean {
  return tooLongSections(texts).length === 0
}
