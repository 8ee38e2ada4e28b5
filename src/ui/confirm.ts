import type { Answer, Question } from './confirm-dialog.tsx'
import { reportNotOpened } from './report-not-opened.ts'

/** Asks before an action that cannot be undone. The dialog is loaded when it is first needed. */
export async function confirm(question: Question): Promise<boolean> {
  return (await confirmWithOption(question)).confirmed
}

/** The same, with a checkbox beside the question. Without the dialog nothing is confirmed. */
export async function confirmWithOption(question: Question): Promise<Answer> {
  const dialog = await import('./confirm-dialog.tsx').catch(() => undefined)
  if (dialog) return dialog.ask(question)
  reportNotOpened()
  return { confirmed: false, option: false }
}
