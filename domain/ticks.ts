import { itemsOf } from './items.ts'
import { emptyMarks, entryMarks, type ChoiceName, type EntryMarks, type MarkName } from './entry-marks.ts'
import { entrySections, type EntryTexts, type SectionName } from './entry-sections.ts'

/** The section whose items, the day's small wins, can be ticked off. */
export const tickedSection = entryMarks.doneItems.after

type TickedText = Pick<EntryTexts, typeof tickedSection>
type TickedTexts = TickedText & { doneItems: string[] }

/** As many items as the section has room for. */
export const mostTicks = entrySections[tickedSection].maxLength / 2

/** What changes in the ticks. A change that is sent twice, or after another one, takes nothing of the other back. */
export type TickChange = { done: string[]; undone: string[] }
/** What changes in the marks of a day. */
export type MarkChange = Partial<TickChange & Pick<EntryMarks, ChoiceName>>

/** The items that can be ticked, each once: equal items are ticked together. */
export function itemsToTick(texts: TickedText): string[] {
  return [...new Set(itemsOf(texts[tickedSection]))]
}

/** The ticks of a section, if its items can be ticked. */
export function doneItemsOf(entry: TickedTexts, name: SectionName): string[] {
  return name === tickedSection ? entry.doneItems : []
}

/** The ticks that name an item of the text. A tick is discarded with its item. */
export function ticksOf(texts: TickedText, doneItems: readonly string[]): string[] {
  const done = new Set(doneItems)
  return done.size === 0 ? [] : itemsToTick(texts).filter((item) => done.has(item))
}

/** The marks that these texts may have. */
export function ownMarks(texts: TickedText, marks: Partial<EntryMarks>): EntryMarks {
  return { ...emptyMarks, ...marks, doneItems: ticksOf(texts, marks.doneItems ?? []) }
}

export function withTicks(entry: TickedTexts, { done, undone }: TickChange): string[] {
  return ticksOf(entry, [...entry.doneItems.filter((item) => !undone.includes(item)), ...done])
}

/** The marks that a change gives an entry, without those that stay as they are. */
export function changedMarks(entry: TickedText & EntryMarks, { done = [], undone = [], ...choices }: MarkChange) {
  const marks: Partial<EntryMarks> = { ...choices, doneItems: withTicks(entry, { done, undone }) }
  const changed = Object.entries(marks).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(entry[name as MarkName]),
  )
  return Object.fromEntries(changed) as Partial<EntryMarks>
}

export function itemsLeft(entry: TickedTexts): string[] {
  return itemsToTick(entry).filter((item) => !entry.doneItems.includes(item))
}
