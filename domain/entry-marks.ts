import type { SectionName } from './entry-sections.ts'
import { moodLabels, moodTitle } from './mood.ts'

/**
 * What a person marks on a day with one tap, beside its texts. Marks are not counted by the version of an entry. A mark
 * with `labels` is one choice of them or none. The others are items of the section that they come after. Schemas, calls,
 * export, import and the device are derived from this table: a new choice is a line here, a column and a card.
 */
export const entryMarks = {
  doneItems: { title: 'Small wins done', after: 'goalsText' },
  mood: { title: moodTitle, labels: moodLabels },
} as const satisfies Record<string, Mark>

type Mark = { title: string } & ({ after: SectionName } | { labels: Record<number, string> })
type Table = typeof entryMarks
export type MarkName = keyof Table
type ValueOf<Line> = Line extends { labels: Record<infer Value extends number, string> } ? Value | null : string[]
export type EntryMarks = { [Name in MarkName]: ValueOf<Table[Name]> }
/** The marks of which one of several is chosen. */
export type ChoiceName = { [Name in MarkName]: Table[Name] extends { labels: unknown } ? Name : never }[MarkName]

export const markNames = Object.keys(entryMarks) as MarkName[]
export const choiceNames = markNames.filter((name): name is ChoiceName => 'labels' in entryMarks[name])

const labelsOf = (name: ChoiceName): Record<number, string> => entryMarks[name].labels

export function choicesOf<Name extends ChoiceName>(name: Name) {
  return Object.keys(labelsOf(name)).map(Number) as NonNullable<EntryMarks[Name]>[]
}

export function mapChoices<Result>(resultOf: <Name extends ChoiceName>(name: Name) => Result) {
  return Object.fromEntries(choiceNames.map((name) => [name, resultOf(name)])) as { [Name in ChoiceName]: Result }
}

/** Of a day that nobody has marked. */
export const emptyMarks: Readonly<EntryMarks> = { doneItems: [], ...mapChoices(() => null) }

export function marksOf(marks: EntryMarks): EntryMarks {
  return Object.fromEntries(markNames.map((name) => [name, marks[name]])) as EntryMarks
}

/** The marks of a day in data from elsewhere. Other values are left out. */
export function marksIn(data: Record<string, unknown>): Partial<EntryMarks> {
  const { doneItems } = data
  return {
    ...(Array.isArray(doneItems) && { doneItems: doneItems.filter((item) => typeof item === 'string') }),
    ...Object.fromEntries(
      choiceNames.flatMap((name) => {
        const value = choicesOf(name).find((choice) => choice === data[name])
        return value === undefined ? [] : [[name, value]]
      }),
    ),
  }
}

/** The marks of two pieces of one day. */
export function joinedMarks(before: Partial<EntryMarks>, after: Partial<EntryMarks>): Partial<EntryMarks> {
  const [{ doneItems: earlier = [], ...first }, { doneItems: later = [], ...second }] = [
    marksIn(before),
    marksIn(after),
  ]
  return { ...second, ...first, doneItems: [...earlier, ...later] }
}

/** A mark as it stands under its title in a file. '' if there is none. */
export function markText(marks: EntryMarks, name: MarkName): string {
  if (name === 'doneItems') return marks[name].join('\n')
  const value = marks[name]
  return value === null ? '' : labelsOf(name)[value]!
}

/** The choice with this label, in any letter case. */
export function choiceLabelled<Name extends ChoiceName>(name: Name, label: string) {
  return choicesOf(name).find((value) => labelsOf(name)[value]!.toLowerCase() === label.trim().toLowerCase())
}
