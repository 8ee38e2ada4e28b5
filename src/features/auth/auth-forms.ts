import { loadFormRules } from '~/lib/ruled-form'

export const loadSignUpForm = () => import('./sign-up-form.tsx')

/** Loads what submitting needs, as soon as a form is touched. */
export function preloadForms(): void {
  void loadFormRules()
  loadSignUpForm().catch(() => {})
}
