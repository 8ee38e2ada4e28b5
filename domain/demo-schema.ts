import * as z from 'zod/mini'
import { entryLimits } from './entry.ts'
import { guestName } from './motivation.ts'
import { text } from './text.ts'

export const demoSchema = z.object({
  gratitudeText: text(entryLimits.gratitudeText),
  goalsText: text(entryLimits.goalsText),
  userName: z._default(text(100), guestName),
})

export type DemoRequest = z.infer<typeof demoSchema>
