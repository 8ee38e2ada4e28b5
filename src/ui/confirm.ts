import type { Answer, Question } from './confirm-dialog.tsx'
import { reportNotOpened } from './report-not-opened.ts'

const notConfirmed: Answer = { confirmed: false, option: false }
let isAsking = false

/** Asks before an action that cannot be undone. The dialog is loaded when it is first needed. */
export async function confirm(question: Question): Promise<boolean> {
  return (await confirmWithOption(question)).confirmed
}

/** The same, with a checkbox beside the question. Without the dialog, and while another one asks, nothing is confirmed. */
export async function confirmWithOption(question: Question): Promise<Answer> {
  if (isAsking) return notConfirmed
  isAsking = true
  try {
    const dialog = await import('./confirm-dialog.tsx').catch(() => undefined)
    if (dialog) return await dialog.ask(question)
    reportNotOpened()
    return notConfirmed
  } finally {
    isAsking = false
  }
}
