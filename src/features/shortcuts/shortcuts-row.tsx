import { Row, rowAction } from '~/drawings/rows'
import { showShortcuts } from './show-shortcuts.ts'

export function ShortcutsRow() {
  return (
    <Row label="Keyboard shortcuts" value="On every screen under the key ?">
      <button type="button" className={rowAction} onClick={() => void showShortcuts()}>
        See the list
      </button>
    </Row>
  )
}
