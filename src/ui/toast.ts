import type { Toast } from './toaster.tsx'

export type { Toast }

/** At most one at a time, for five seconds, or ten with a way back; the part that draws it is loaded when it is first needed. */
export async function toast(message: Toast): Promise<void> {
  // Cut off before it was ever needed, it cannot be drawn; a form says by itself that the connection is gone.
  const toaster = await import('./toaster.tsx').catch(() => undefined)
  await toaster?.show(message)
}

/** For a form in use: what draws a toast is there before the connection can be lost. */
export function warmToasts(): void {
  import('./toaster.tsx').catch(() => {})
}
