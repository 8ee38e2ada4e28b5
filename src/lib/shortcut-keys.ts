import { localStore } from '~/device/browser-storage'

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'
const modal = 'dialog, [role=alertdialog]'

/**
 * Whether a key that was pressed may be a shortcut of one key: nothing is being typed, no dialog covers the screen, and
 * the person has not switched these shortcuts off. Speech recognition and switches may press keys by accident.
 */
export function isShortcutKey({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || !areShortcutsOn()) return false
  return !(target as Element).closest(`${typing}, ${modal}, [inert]`) && !document.querySelector('.overlay-shade')
}

export function areShortcutsOn(): boolean {
  return localStore.read('shortcuts') !== 'off'
}

export function switchShortcuts(on: boolean): void {
  if (on) localStore.remove('shortcuts')
  else localStore.write('shortcuts', 'off')
}
