import type { Question } from './confirm-dialog.tsx'

/** Asks before an action that cannot be undone. The dialog is loaded when it is first needed. */
export async function confirm(question: Question): Promise<boolean> {
  const { ask } = await import('./confirm-dialog.tsx')
  return ask(question)
}
