import { requiredSections, type EntryTexts, type RequiredSection } from './entry-sections.ts'
import { addDays } from './local-date.ts'

/** The toast that a form shows when one of the two boxes is empty. */
export const bothSections = {
  title: 'Please fill in both sections',
  description: 'Both gratitude and goals are required to continue.',
} as const

/** The title of the reply, on screens and in files. */
export const replyTitle = 'Your Personal Motivation'

/** What a person stored for one day, as its writer sees it. */
export type Entry = EntryTexts & {
  id: string
  userId: string
  date: string
  aiResponse: string | null
  /** Counts changes of the person's own text, the diary included. */
  version: number
  createdAt: number
  updatedAt: number
  respondedAt: number | null
}

/** Up to tomorrow, which has begun in some time zone. */
export function isWritableDate(date: string, today: string): boolean {
  return date <= addDays(today, 1)
}

/** Whether each required section holds more than blanks. */
export function isFilled(texts: Pick<EntryTexts, RequiredSection>): boolean {
  return requiredSections.every((name) => texts[name].trim() !== '')
}

/** A dash before a digit may be a minus, and a star may open a *word*; those stay. */
const marker =
  /^(?:[•●▪◦‣⁃·∙☐☑✓✔]+|[-–—](?!\d)|\*(?![^*]*\*)|\*(?=\s)|\[[ xX]?\]|\(?\p{Nd}{1,3}(?:[.)](?!\p{Nd})|[．、]))\s*/u

/** The items of a reflection: one a line, without the bullets and numbers that people put before them. */
export function itemsOf(text: string): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/).flatMap((line) => {
    let item = line.trim()
    while (marker.test(item)) item = item.replace(marker, '')
    return item === '' ? [] : [item]
  })
}

export const listLimit = 100
/** The history screen lists the latest few. */
export const recentLimit = 10

/** How many entries a person has, and since when. Today is one of the last seven and thirty days. */
export type EntryStats = { total: number; firstDate: string | null; lastThirtyDays: number; lastSevenDays: number }
