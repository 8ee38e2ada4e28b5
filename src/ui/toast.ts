export type Toast = { title: string; description?: string; tone?: 'done' | 'danger' }

/** At most one at a time, for five seconds; the part that draws it is loaded when it is first needed. */
export async function toast(message: Toast): Promise<void> {
  const { show } = await import('./toaster.tsx')
  await show(message)
}

/** For a form in use: what draws a toast is there before the connection can be lost. */
export function warmToasts(): void {
  import('./toaster.tsx').catch(() => {})
}
