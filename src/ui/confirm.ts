import type { Answer, Question } from './confirm-dialog.tsx'

/** Asks before an action that cannot be undone. The dialog is loaded when it is first needed. */
export async function confirm(question: Question): Promise<boolean> {
  return (await confirmWithOption(question)).confirmed
}

/** The same, with a checkbox beside the question. */
export async function confirmWithOption(question: Question): Promise<Answer> {
  const { ask } = await import('./confirm-dialog.tsx')
  return ask(question)
}
