export type Question = {
  title: string
  description?: string
  /** The word on the button that does it. */
  action: string
  cancel?: string
  tone?: 'danger'
}

/** Asks before something that cannot be taken back. The part that draws it is loaded when it is first needed. */
export async function confirm(question: Question): Promise<boolean> {
  const { ask } = await import('./confirm-dialog.tsx')
  return ask(question)
}
