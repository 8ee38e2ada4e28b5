import * as z from 'zod/mini'
import { coachSections, mapSections } from './entry-sections.ts'
import { guestName } from './motivation.ts'
import { text } from './text.ts'

export const demoSchema = z.object({
  ...mapSections((_, { maxLength }) => text(maxLength), coachSections),
  userName: z._default(text(100), guestName),
})

export type DemoRequest = z.infer<typeof demoSchema>
