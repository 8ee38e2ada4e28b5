import * as z from 'zod/mini'
import { entrySections } from './entry-sections.ts'
import { entryDate } from './entry-schemas.ts'
import { text } from './text.ts'

/** How many days one call brings. */
export const importLimit = 50

const brought = (max: number) => z._default(text(max), '')

const importedDaySchema = z
  .object({
    date: entryDate,
    gratitudeText: brought(entrySections.gratitudeText.maxLength),
    goalsText: brought(entrySections.goalsText.maxLength),
    diaryText: brought(entrySections.diaryText.maxLength),
    /** Of a day that was written here once. */
    aiResponse: brought(10_000),
    respondedAt: z._default(z.nullable(z.int()), null),
    createdAt: z.optional(z.int()),
  })
  .check(
    z.refine(
      (day) => [day.gratitudeText, day.goalsText, day.diaryText].some((words) => words.trim() !== ''),
      'Please send a day that holds words',
    ),
  )

export const importSchema = z.object({
  days: z
    .array(importedDaySchema)
    .check(z.minLength(1), z.maxLength(importLimit, `Please send at most ${importLimit} days at once`)),
})

/** A day on its way into the journal. One that has a single text has it as `gratitudeText`. */
export type ImportedDay = z.infer<typeof importedDaySchema>

/** What became of the days of one call: stored now, there already in the same words, or left because the day says something else. */
export type ImportOutcome = { stored: string[]; same: string[]; kept: string[] }
