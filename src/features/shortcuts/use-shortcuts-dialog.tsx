import { useCallback, useState } from 'react'
import { reportNotOpened } from '~/ui/report-not-opened'
import { useOnFirstUse } from '~/ui/use-on-first-use'

/** The list of shortcuts, loaded when it is first opened. */
export function useShortcutsDialog() {
  const [Dialog, fetchDialog] = useOnFirstUse(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => {
    setOpen(true)
    fetchDialog().catch(reportNotOpened)
  }, [fetchDialog])
  return { open, dialog: Dialog && <Dialog isOpen={isOpen} onOpenChange={setOpen} /> }
}
