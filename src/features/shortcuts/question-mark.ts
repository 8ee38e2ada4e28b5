import { isShortcutKey } from '~/lib/shortcut-keys'
import { showShortcuts } from './show-shortcuts.ts'

export function answerQuestionMark(event: KeyboardEvent): void {
  if (isShortcutKey(event)) void showShortcuts()
}
