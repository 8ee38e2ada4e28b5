import { defaultTimeZone } from './time/local-date.ts'

/**
 * What a person can change in Settings. Schema, column, JSON, row and what a device keeps are derived from this table: a
 * new preference is a line here, its words in `preferences.words` (`domain/texts/en/preferences.ts`) and a migration. Rows
 * of `profile` are edited in place, and seen before the scripts run.
 */
type Preference =
  | {
      section: 'profile'
      control: 'line' | 'phone' | 'zone' | 'time' | 'weekday' | 'region' | 'language' | 'date'
      /** Without it, it is asked for at the sign-up, and has a column of its own. */
      standard?: string
    }
  | {
      /** Those of `messages` stand in Settings where `messageKinds` names them, that of `letters` where a model can write. */
      section: 'app' | 'messages' | 'letters'
      control: 'switch'
      standard: boolean
    }

export const preferences = {
  name: { section: 'profile', control: 'line' },
  phone: { section: 'profile', control: 'phone' },
  timezone: { section: 'profile', control: 'zone', standard: defaultTimeZone },
  /** The standard is specified, as is another one in the forms (`signUpPreferredTime`). */
  preferredTime: { section: 'profile', control: 'time', standard: '08:00' },
  weekStart: { section: 'profile', control: 'weekday', standard: 'Sunday' },
  /** Two letters, of the region whose order and clock they have. Words are those of the language. */
  region: { section: 'profile', control: 'region', standard: 'US' },
  /** A tag of `languages`. Empty: that of the browser, and English in mails, SMS and pushes. */
  language: { section: 'profile', control: 'language', standard: '' },
  /** Empty, or the day with which a pause ends (`domain/pause.ts`). */
  awayUntil: { section: 'profile', control: 'date', standard: '' },
  promptByEmail: { section: 'messages', control: 'switch', standard: true },
  quotesYesterday: { section: 'messages', control: 'switch', standard: false },
  promptBySms: { section: 'messages', control: 'switch', standard: false },
  weeklyByEmail: { section: 'messages', control: 'switch', standard: true },
  weeklyWhenEmpty: { section: 'messages', control: 'switch', standard: true },
  /** Asked before the first letter (`wasAskedForLetters`). Until a yes the composer writes. */
  lettersByModel: { section: 'letters', control: 'switch', standard: false },
} as const satisfies Record<string, Preference>

type Table = typeof preferences
export type PreferenceName = keyof Table
export type Control = Preference['control']
type NamesWith<Part> = { [Name in PreferenceName]: Table[Name] extends Part ? Name : never }[PreferenceName]
export type SwitchName = NamesWith<{ control: 'switch' }>
export type ProfileField = NamesWith<{ section: 'profile' }>
export type StandardName = NamesWith<{ standard: unknown }>
export type Preferences = { [Name in PreferenceName]: Name extends SwitchName ? boolean : string }
export type Settings = Partial<Preferences>

export const preferenceNames = Object.keys(preferences) as PreferenceName[]
export const preferenceOf = (name: PreferenceName): Preference => preferences[name]
export const namesInSection = <Section extends Preference['section']>(section: Section) =>
  preferenceNames.filter((name) => preferences[name].section === section) as NamesWith<{ section: Section }>[]

export const standards = Object.fromEntries(
  preferenceNames.flatMap((name) => {
    const { standard } = preferenceOf(name)
    return standard === undefined ? [] : [[name, standard]]
  }),
) as Pick<Preferences, StandardName>
