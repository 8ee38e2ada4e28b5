import type { SectionName } from './entry-sections.ts'
import { moods } from './mood.ts'
import { journal } from './texts.ts'

/**
 * What a person marks on a day with one tap, beside its texts. Marks are not counted by the version of an entry. A mark
 * with `values` is one choice of them or none, one with `from` and `to` a whole number or none. The others are items of
 * the section that they come after. Schemas, columns, calls, the reading view, paper, export, import and the device are
 * derived from this table: a new choice is a line here, a migration and a card. What it is called is in `journal.marks`.
 */
export const entryMarks = {
  doneItems: { after: 'goalsText' },
  mood: { values: moods },
} as const satisfies Record<string, Mark>

type Mark = { after: SectionName } | Choice
type Choice = { values: readonly number[] } | { from: number; to: number }
type Table = typeof entryMarks
export type MarkName = keyof Table
type ValueOf<Line> = Line extends { values: readonly (infer Value)[] }
  ? Value | null
  : Line extends Choice
    ? number | null
    : string[]
export type EntryMarks = { [Name in MarkName]: ValueOf<Table[Name]> }
/** The marks of which one of several is chosen. */
export type ChoiceName = { [Name in MarkName]: Table[Name] extends Choice ? Name : never }[MarkName]

export const markNames = Object.keys(entryMarks) as MarkName[]
export const choiceNames = markNames.filter((name): name is ChoiceName => !('after' in entryMarks[name]))

const choiceOf = (name: ChoiceName): Choice => entryMarks[name]

/** Whether this is one of the values of a mark. */
export function isChoice<Name extends ChoiceName>(name: Name, value: unknown): value is NonNullable<EntryMarks[Name]> {
  const choice = choiceOf(name)
  if (!Number.isInteger(value)) return false
  return 'values' in choice
    ? choice.values.includes(Number(value))
    : Number(value) >= choice.from && Number(value) <= choice.to
}

export function mapChoices<Result>(resultOf: <Name extends ChoiceName>(name: Name) => Result) {
  return Object.fromEntries(choiceNames.map((name) => [name, resultOf(name)])) as { [Name in ChoiceName]: Result }
}

/** Of a day that nobody has marked. */
export const emptyMarks: Readonly<EntryMarks> = { doneItems: [], ...mapChoices(() => null) }

export function marksOf(marks: EntryMarks): EntryMarks {
  const found: Partial<Record<MarkName, unknown>> = {}
  for (const name of markNames) found[name] = marks[name]
  return found as EntryMarks
}

/** The marks of a day in data from elsewhere. Other values are left out. */
export function marksIn(data: Record<string, unknown>): Partial<EntryMarks> {
  const { doneItems } = data
  return {
    ...(Array.isArray(doneItems) && { doneItems: doneItems.filter((item) => typeof item === 'string') }),
    ...Object.fromEntries(choiceNames.flatMap((name) => (isChoice(name, data[name]) ? [[name, data[name]]] : []))),
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
  const [value, words] = [marks[name], journal.marks[name]]
  if (value === null) return ''
  return 'labels' in words ? words.labels[value] : String(value)
}

/** The choices of a day as they are read: 'How the day felt: light'. */
export function choicesInWords(entry: EntryMarks & { tone?: string }): string[] {
  if (entry.tone === 'help') return []
  return choiceNames
    .filter((name) => entry[name] !== null)
    .map((name) => journal.choice(journal.marks[name].title, markText(entry, name)))
}
