import type { EntryMarks } from './entry-marks.ts'
import { requiredSections, type EntryTexts, type RequiredSection } from './entry-sections.ts'
import { addDays } from './time/local-date.ts'

/** What happens to the reply when the text that it answers is changed. */
export const replyChoices = ['new', 'keep'] as const
export type ReplyChoice = (typeof replyChoices)[number]

/**
 * What may stand beside a page. `help`: only the help message, and nothing else. `quiet`: the reply,
 * and no advertisement, offer or congratulation. `unread`: the server has not read the page yet, so it is shown as a quiet
 * one, and no word of it is used elsewhere. An ordinary page has no tone.
 */
export type Tone = 'help' | 'quiet' | 'unread'

/** Whether words of a page may be used elsewhere: in themes, and in the memory of the coach. */
export function isUsable({ tone }: { tone?: Tone | undefined }): boolean {
  return tone !== 'help' && tone !== 'unread'
}

/** What a person stored for one day, as its writer sees it. */
export type Entry = EntryTexts &
  EntryMarks & {
    id: string
    userId: string
    date: string
    aiResponse: string | null
    /** Who wrote it: a model by its name, or `composerName`. Absent where that is not known. */
    writtenBy?: string
    /** What the server read in the texts when they were stored. Absent for an ordinary page. */
    tone?: Tone
    /** Counts changes of the person's own text, the diary included. */
    version: number
    createdAt: number
    updatedAt: number
    respondedAt: number | null
  }

export const earliestDate = '1900-01-01'

/** Up to tomorrow, which has begun in some time zone. */
export function isWritableDate(date: string, today: string): boolean {
  return date >= earliestDate && date <= addDays(today, 1)
}

/** Whether each required section holds more than blanks. */
export function isFilled(texts: Pick<EntryTexts, RequiredSection>): boolean {
  return requiredSections.every((name) => texts[name].trim() !== '')
}

export const listLimit = 100
/** The history screen lists the latest few. */
export const recentLimit = 10

/** How many entries a person has, and since when. Today is one of the last seven and thirty days. */
export type EntryStats = {
  total: number
  firstDate: string | null
  /** The years that have an entry, the first one first. */
  years: number[]
  lastThirtyDays: number
  lastSevenDays: number
  /** The days with an entry of the best run (`domain/highlights/best-run.ts`). */
  bestRun: number
}
