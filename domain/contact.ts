import * as z from 'zod/mini'
import { line, isStorable, unstorable } from './text.ts'

export const contactSchema = z.object({
  name: line(100, 'Name is required'),
  email: z
    .string('Invalid email address')
    .check(z.trim(), z.maxLength(254, 'Invalid email address'), z.email('Invalid email address')),
  subject: line(200, 'Subject is required'),
  message: z
    .string('Message must be at least 10 characters')
    .check(
      z.trim(),
      z.minLength(10, 'Message must be at least 10 characters'),
      z.maxLength(5_000, 'Please keep this to 5,000 characters'),
      z.refine(isStorable, unstorable),
    ),
})

export type ContactMessage = z.infer<typeof contactSchema>
