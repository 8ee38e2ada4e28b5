import { useEffect, type RefObject } from 'react'
import { leavesNoPlace, onMove } from './toast-place.ts'
import { holdToasts } from './toast.ts'

/** Shows no toast while the element is at both places where a toast can lie on a phone. */
export function useNoToastOver(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let release: (() => void) | undefined
    const end = () => {
      release?.()
      release = undefined
    }
    const look = () => {
      if (element.current && leavesNoPlace(element.current)) release ??= holdToasts()
      else end()
    }
    look()
    const stop = onMove(look)
    return () => {
      stop()
      end()
    }
  }, [element])
}
