import { Row, rowAction } from '~/ui/rows'
import { useShortcutsDialog } from './use-shortcuts-dialog.tsx'

export function ShortcutsRow() {
  const { open, dialog } = useShortcutsDialog()
  return (
    <Row label="Keyboard shortcuts" value="On every screen under the key ?">
      <button type="button" className={rowAction} onClick={open}>
        See the list
      </button>
      {dialog}
    </Row>
  )
}
