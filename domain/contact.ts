import * as z from 'zod/mini'
import { line, isStorable, unstorable, type Complaint } from './text.ts'
import { rules } from './texts.ts'

const messageLimits = { min: 10, max: 5_000 }

const noAddress: Complaint = { error: () => rules.contact.email }
const shortMessage: Complaint = { error: () => rules.contact.message(messageLimits.min) }

export const contactSchema = z.object({
  name: line(100, { error: () => rules.contact.name }),
  email: z.string(noAddress).check(z.trim(), z.maxLength(254, noAddress), z.email(noAddress)),
  subject: line(200, { error: () => rules.contact.subject }),
  message: z
    .string(shortMessage)
    .check(
      z.trim(),
      z.minLength(messageLimits.min, shortMessage),
      z.maxLength(messageLimits.max, { error: () => rules.tooLong(messageLimits.max) }),
      z.refine(isStorable, unstorable),
    ),
})

export type ContactMessage = z.infer<typeof contactSchema>
