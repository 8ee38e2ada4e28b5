import { useForm } from 'react-hook-form'
import type { ForgottenPassword, Login, Registration } from '#domain/user'
import { lazyRules } from '~/lib/lazy-rules'
import { warmToasts } from '~/ui/toast'

const rules = () => import('./auth.rules.ts')

const login = lazyRules<Login>(async () => (await rules()).loginRules)
const register = lazyRules<Registration>(async () => (await rules()).registerRules)
const forgot = lazyRules<ForgottenPassword>(async () => (await rules()).forgotRules)
const reset = lazyRules<{ password: string; confirmPassword: string }>(async () => (await rules()).resetRules)

export const useLoginForm = () => useForm({ resolver: login })
export const useSignUpForm = () => useForm({ resolver: register })
export const useForgotForm = () => useForm({ resolver: forgot })
export const useResetForm = () => useForm({ resolver: reset })

export const loadSignUpForm = () => import('./sign-up-form.tsx')

/** Loads what submitting needs, as soon as a form is touched. */
export function preloadForms(): void {
  warmToasts()
  rules().catch(() => {})
  loadSignUpForm().catch(() => {})
}
