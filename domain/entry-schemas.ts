import * as z from 'zod/mini'
import { searchLimits } from './entry-search.ts'
import { bothSections, listLimit } from './entry.ts'
import { entrySections } from './entry-sections.ts'
import { isLocalDate } from './local-date.ts'
import { text } from './text.ts'

// Apart from the noun's rules: a screen that counts and lists loads nothing that checks a schema.

const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const entryId = z.string().check(z.regex(uuidV7, 'Please send a UUIDv7'))

export const entryDate = z.string().check(z.refine(isLocalDate, 'Please choose a date that exists'))

const section = (max: number) => text(max).check(z.refine((value) => value.trim() !== '', bothSections.description))

const gratitudeText = section(entrySections.gratitudeText.maxLength)
const goalsText = section(entrySections.goalsText.maxLength)
const diaryText = text(entrySections.diaryText.maxLength)
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
export const entryRemovalSchema = z.object({
  version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Please send the version that was seen'))),
})

export const diarySchema = z.object({ diaryText, version: z.optional(version) })

export type NewEntry = z.infer<typeof entrySchema>
export type EntryEdit = z.infer<typeof entryEditSchema>

const brought = (max: number) => z._default(text(max), '')

/** What somebody typed before they had an account; any of it may be empty. */
export const guestDataSchema = z.object({
  gratitudeText: brought(entrySections.gratitudeText.maxLength),
  goalsText: brought(entrySections.goalsText.maxLength),
  diaryText: brought(entrySections.diaryText.maxLength),
})

export type GuestData = z.infer<typeof guestDataSchema>

const limitSentence = `Please ask for 1 to ${listLimit}`

export const entryListSchema = z.object({
  limit: z._default(z.string().check(z.regex(/^([1-9]\d?|100)$/, limitSentence)), String(listLimit)),
  before: z.optional(entryDate),
})

export const entrySearchSchema = z.object({ q: text(searchLimits.characters) })

export const monthSchema = z.object({
  month: z
    .string('Please choose a month')
    .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please choose a month that exists')),
})
