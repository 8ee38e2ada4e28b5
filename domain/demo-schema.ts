import * as z from 'zod/mini'
import { entryDate } from './entry-schemas.ts'
import { coachSections, mapSections } from './entry-sections.ts'
import { text } from './text.ts'
import { journal } from './texts.ts'

export const demoSchema = z.object({
  ...mapSections((_, { maxLength }) => text(maxLength), coachSections),
  userName: z._default(text(100), () => journal.guest),
  /** Today where the visitor is, so that the reply names their weekday. */
  date: z.optional(entryDate),
})

export type DemoRequest = z.infer<typeof demoSchema>
