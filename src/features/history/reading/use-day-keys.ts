import { useLayoutEffect } from 'react'
import { openedId } from './pane.ts'
import type { Way } from './turning.tsx'

type DayKeys = {
  opened: string | undefined
  /** The entry lies beside the list and not above the screen. */
  isBeside: boolean
  onTurn: (way: Way) => void
  onClose: () => void
}

/** Left and right go from day to day, Escape closes the entry. */
export function useDayKeys({ opened, isBeside, onTurn, onClose }: DayKeys) {
  // Before the screen is drawn: a key that follows what is shown must find it.
  useLayoutEffect(() => {
    const act = (key: string): boolean => {
      if (key === 'Escape' && opened && isBeside) onClose()
      else if (key === 'ArrowLeft' && opened) onTurn('previous')
      else if (key === 'ArrowRight' && opened) onTurn('next')
      else return false
      return true
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return
      const target = event.target as Element
      if (isElsewhere(target) || (isTypedInto(target) && (key !== 'Escape' || isSearch(target)))) return
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

const isSearch = (target: Element) => target.matches('[type=search]')
