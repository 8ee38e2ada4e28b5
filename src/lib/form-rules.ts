import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { contactSchema } from '#domain/contact'
import { rules } from '#domain/texts'
import { forgottenPasswordSchema, loginSchema, newPassword, registerSchema } from '#domain/user'

const resetSchema = z.object({ password: newPassword, confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: () => rules.password.differ,
    // Also checked when the password itself is invalid.
    when: () => true,
  }),
)

export const formRules = {
  login: zodResolver(loginSchema),
  register: zodResolver(registerSchema),
  forgot: zodResolver(forgottenPasswordSchema),
  reset: zodResolver(resetSchema),
  contact: zodResolver(contactSchema),
}
