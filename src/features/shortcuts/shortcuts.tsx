import { useEffect } from 'react'
import { isShortcutKey } from '~/lib/shortcut-keys'
import { useShortcutsDialog } from './use-shortcuts-dialog.tsx'

/** Opens the list of shortcuts with the key ?. */
export function Shortcuts() {
  const { open, dialog } = useShortcutsDialog()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === '?' && isShortcutKey(event)) open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
  return dialog
}
