import { defaultTimeZone } from './time/local-date.ts'

/**
 * What a person can change in Settings. Schema, column, JSON, row and what a device keeps are derived from this table: a
 * new preference is a line here and a migration. Rows of `profile` are edited in place, and seen before the scripts run.
 */
type Preference = {
  label: string
  /** Below the box. */
  hint?: string
  /** Beside a switch that is on, or off. */
  on?: string
  off?: string
} & (
  | {
      section: 'profile'
      control: 'line' | 'phone' | 'zone' | 'time' | 'weekday' | 'region' | 'date'
      /** Without it, it is asked for at the sign-up, and has a column of its own. */
      standard?: string
    }
  | {
      /** Those of `messages` stand in Settings where `messageKinds` names them, that of `letters` where a model can write. */
      section: 'app' | 'messages' | 'letters'
      control: 'switch'
      standard: boolean
    }
)

export const preferences = {
  name: { label: 'Name', section: 'profile', control: 'line' },
  phone: { label: 'Phone', section: 'profile', control: 'phone' },
  timezone: {
    label: 'Time zone',
    section: 'profile',
    control: 'zone',
    standard: defaultTimeZone,
    hint: 'Your day begins and ends by this clock.',
  },
  /** The standard is specified, as is another one in the forms (`signUpPreferredTime`). */
  preferredTime: {
    label: 'Preferred time',
    section: 'profile',
    control: 'time',
    standard: '08:00',
  },
  weekStart: {
    label: 'First day of the week',
    section: 'profile',
    control: 'weekday',
    standard: 'Sunday',
    hint: 'Calendars and highlights begin with it. The weekly mail comes on Sundays.',
  },
  /** Two letters, of the region whose order and clock they have. Words stay English. */
  region: {
    label: 'Dates and times',
    section: 'profile',
    control: 'region',
    standard: 'US',
  },
  /** Empty, or the day with which a pause ends (`domain/pause.ts`). */
  awayUntil: {
    label: 'Away until',
    section: 'profile',
    control: 'date',
    standard: '',
    hint: 'Prompts and reminders wait until that day, and your run of days stays whole. A page of the day ends it too.',
  },
  promptByEmail: { label: 'Morning prompt by e-mail', section: 'messages', control: 'switch', standard: true },
  quotesYesterday: {
    label: 'With the first line of the day before',
    section: 'messages',
    control: 'switch',
    standard: false,
    on: 'The mail quotes your page.',
    off: 'The mail holds no word of yours.',
  },
  promptBySms: { label: 'Morning prompt by SMS', section: 'messages', control: 'switch', standard: false },
  weeklyByEmail: { label: 'Weekly highlights by e-mail', section: 'messages', control: 'switch', standard: true },
  weeklyWhenEmpty: {
    label: 'Also after a week without a page',
    section: 'messages',
    control: 'switch',
    standard: true,
    on: 'A few kind lines then.',
    off: 'Then no mail comes.',
  },
  /** Asked before the first letter (`wasAskedForLetters`). Until a yes the composer writes. */
  lettersByModel: { label: 'Letters by a model', section: 'letters', control: 'switch', standard: false },
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
