import { loadFormRules } from '~/lib/ruled-form'
import { warmToasts } from '~/ui/toast'

export const loadSignUpForm = () => import('./sign-up-form.tsx')

/** Loads what submitting needs, as soon as a form is touched. */
export function preloadForms(): void {
  warmToasts()
  void loadFormRules()
  loadSignUpForm().catch(() => {})
}
