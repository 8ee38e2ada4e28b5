import * as z from 'zod/mini'
import { optionalMarks, optionalTexts, storableDate } from '../entry-schemas.ts'
import { hasText } from '../entry-sections.ts'
import { text } from '../text.ts'

/** In days, for one call. */
export const importLimit = 50

const importedDaySchema = z
  .object({
    date: storableDate,
    ...optionalTexts,
    ...optionalMarks,
    /** The reply, if the file is an export of Firstlight. */
    aiResponse: z._default(text(10_000), ''),
    respondedAt: z._default(z.nullable(z.int()), null),
    createdAt: z.optional(z.int()),
  })
  .check(z.refine(hasText, 'Please send a day that holds words'))

export const importSchema = z.object({
  days: z
    .array(importedDaySchema)
    .check(z.minLength(1), z.maxLength(importLimit, `Please send at most ${importLimit} days at once`)),
})

/** A day to import. A file with one text for each day has that text as `gratitudeText`. */
export type ImportedDay = z.infer<typeof importedDaySchema>

/** The days of one call: stored now, stored before with the same text, or kept because the stored entry has another text. */
export type ImportOutcome = { stored: string[]; same: string[]; kept: string[] }
