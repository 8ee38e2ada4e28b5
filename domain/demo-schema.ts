import * as z from 'zod/mini'
import { entrySections } from './entry-sections.ts'
import { guestName } from './motivation.ts'
import { text } from './text.ts'

export const demoSchema = z.object({
  gratitudeText: text(entrySections.gratitudeText.maxLength),
  goalsText: text(entrySections.goalsText.maxLength),
  userName: z._default(text(100), guestName),
})

export type DemoRequest = z.infer<typeof demoSchema>
