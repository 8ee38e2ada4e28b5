import * as z from 'zod/mini'
import { entryDate } from './entry-schemas.ts'
import { coachSections, mapSections } from './entry-sections.ts'
import { guestName } from './day-title.ts'
import { text } from './text.ts'

export const demoSchema = z.object({
  ...mapSections((_, { maxLength }) => text(maxLength), coachSections),
  userName: z._default(text(100), guestName),
  /** Today where the visitor is, so that the reply names their weekday. */
  date: z.optional(entryDate),
})

export type DemoRequest = z.infer<typeof demoSchema>
