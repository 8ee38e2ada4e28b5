import { useLayoutEffect, type RefObject } from 'react'
import { openedId } from './pane.ts'
import { areShortcutsOn } from '~/lib/shortcut-keys'
import type { Way } from './turning.tsx'

type Shortcuts = {
  opened: string | undefined
  /** The entry lies beside the list and not above the screen. */
  isBeside: boolean
  search: RefObject<HTMLInputElement | null>
  onTurn: (way: Way) => void
  onClose: () => void
}

/** Left and right go from day to day, J and K through the list, / to the search, Escape closes the entry. */
export function useShortcuts({ opened, isBeside, search, onTurn, onClose }: Shortcuts) {
  // Before the screen is drawn: a key that follows what is shown must find it.
  useLayoutEffect(() => {
    const act = (key: string): boolean => {
      if (key === 'Escape' && opened && isBeside) onClose()
      else if (key === 'ArrowLeft' && opened) onTurn('previous')
      else if (key === 'ArrowRight' && opened) onTurn('next')
      else if (key === 'j') step(1)
      else if (key === 'k') step(-1)
      else if (key === '/' && (!opened || isBeside)) search.current?.focus()
      else return false
      return true
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      // Some keyboards have the slash above another key.
      const isShifted = event.shiftKey && key !== '/'
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isShifted) return
      if (key !== 'Escape' && !areShortcutsOn()) return
      const target = event.target as Element
      if (isElsewhere(target) || (isTypedInto(target) && (key !== 'Escape' || target === search.current))) return
      if (act(key)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}

/** In another dialog or an open menu. */
function isElsewhere(target: Element): boolean {
  const layer = target.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
  return layer !== null && layer.id !== openedId
}

function isTypedInto(target: Element): boolean {
  return target.closest('form, input, textarea, select, [contenteditable]') !== null
}

/** To a row of the list as it is shown, from the one whose entry is open. */
function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-entry]')]
  const at = rows.findIndex((row) => row.ariaCurrent)
  rows[at < 0 ? 0 : at + by]?.click()
}
