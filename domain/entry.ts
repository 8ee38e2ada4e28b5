import * as z from 'zod/mini'
import { searchLimits } from './entry-search.ts'
import { addDays, isLocalDate } from './local-date.ts'
import { isLongerThan, text } from './text.ts'

export const entryLimits = { gratitudeText: 4_000, goalsText: 4_000, diaryText: 10_000 } as const

/** The toast that a form shows when one of the two boxes is empty. */
export const bothSections = {
  title: 'Please fill in both sections',
  description: 'Both gratitude and goals are required to continue.',
} as const

const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const entryId = z.string().check(z.regex(uuidV7, 'Please send a UUIDv7'))

export const entryDate = z.string().check(z.refine(isLocalDate, 'Please choose a date that exists'))

const section = (max: number) => text(max).check(z.refine((value) => value.trim() !== '', bothSections.description))

const gratitudeText = section(entryLimits.gratitudeText)
const goalsText = section(entryLimits.goalsText)
const diaryText = text(entryLimits.diaryText)
/** How many changes the writer had seen. */
const version = z.int().check(z.minimum(1))

export const entrySchema = z.object({ id: z.optional(entryId), date: entryDate, gratitudeText, goalsText })

export const entryEditSchema = z.object({
  gratitudeText: z.optional(gratitudeText),
  goalsText: z.optional(goalsText),
  diaryText: z.optional(diaryText),
  version: z.optional(version),
})

/** In an address, where everything is text. */
export const entryRemovalSchema = z.object({ version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Please send the version that was seen'))) })

export const diarySchema = z.object({ diaryText, version: z.optional(version) })

export type NewEntry = z.infer<typeof entrySchema>
export type EntryEdit = z.infer<typeof entryEditSchema>

/** One morning, as its writer sees it. */
export type Entry = {
  id: string
  userId: string
  date: string
  gratitudeText: string
  goalsText: string
  diaryText: string
  aiResponse: string | null
  /** Counts changes of the person's own text, the diary included. */
  version: number
  createdAt: number
  updatedAt: number
  respondedAt: number | null
}

/** Tomorrow counts, since somewhere it has begun. */
export function isWritableDate(date: string, today: string): boolean {
  return date <= addDays(today, 1)
}

export function isFilled(entry: { gratitudeText: string; goalsText: string }): boolean {
  return entry.gratitudeText.trim() !== '' && entry.goalsText.trim() !== ''
}

type Texts = Record<keyof typeof entryLimits, string>

/** Whether texts can be kept as long as they are. */
export function fits(texts: Partial<Texts>): boolean {
  return (Object.keys(entryLimits) as (keyof Texts)[]).every((name) => !isLongerThan(texts[name] ?? '', entryLimits[name]))
}

/** A dash before a digit may be a minus, and a star may open a *word*; those stay. */
const marker = /^(?:[•●▪◦‣⁃·∙☐☑✓✔]+|[-–—](?!\d)|\*(?![^*]*\*)|\*(?=\s)|\[[ xX]?\]|\(?\p{Nd}{1,3}(?:[.)](?!\p{Nd})|[．、]))\s*/u

/** The items of a reflection: one a line, without the bullets and numbers that people put before them. */
export function itemsOf(text: string): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/).flatMap((line) => {
    let item = line.trim()
    while (marker.test(item)) item = item.replace(marker, '')
    return item === '' ? [] : [item]
  })
}

const brought = (max: number) => z._default(text(max), '')

/** What somebody typed before they had an account; any of it may be empty. */
export const guestDataSchema = z.object({
  gratitudeText: brought(entryLimits.gratitudeText),
  goalsText: brought(entryLimits.goalsText),
  diaryText: brought(entryLimits.diaryText),
})

export const listLimit = 100
const limitSentence = `Please ask for 1 to ${listLimit}`

export const entryListSchema = z.object({
  limit: z._default(z.string().check(z.regex(/^([1-9]\d?|100)$/, limitSentence)), String(listLimit)),
  before: z.optional(entryDate),
})

export const entrySearchSchema = z.object({ q: text(searchLimits.characters) })

export const monthSchema = z.object({
  month: z.string('Please choose a month').check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please choose a month that exists')),
})

export type GuestData = z.infer<typeof guestDataSchema>

/** The history screen lists the latest few. */
export const recentLimit = 10

/** How much somebody has written, and since when; today counts among the last seven and thirty days. */
export type EntryStats = { total: number; firstDate: string | null; lastThirtyDays: number; lastSevenDays: number }
