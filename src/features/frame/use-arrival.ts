import { useEffect, useRef, type RefObject } from 'react'

/**
 * A new screen begins at its content, for the keyboard and for screen readers, as a new document
 * would. A screen that has put the cursor somewhere itself keeps it there.
 */
export function useArrival(main: RefObject<HTMLElement | null>, pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [main, pathname])
}
