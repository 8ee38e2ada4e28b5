import { reportNotOpened } from '~/ui/report-not-opened'

/** Opens the list of shortcuts, which is loaded when it is first opened. */
export async function showShortcuts(): Promise<void> {
  const list = await import('./shortcuts-dialog.tsx').catch(() => undefined)
  if (list) list.show()
  else reportNotOpened()
}
