import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { forgottenPasswordSchema, loginSchema, newPassword, registerSchema } from '#domain/user'

const resetSchema = z.object({ password: newPassword, confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords don't match",
    // Also checked when the password itself is invalid.
    when: () => true,
  }),
)

export const loginRules = zodResolver(loginSchema)
export const registerRules = zodResolver(registerSchema)
export const forgotRules = zodResolver(forgottenPasswordSchema)
export const resetRules = zodResolver(resetSchema)
