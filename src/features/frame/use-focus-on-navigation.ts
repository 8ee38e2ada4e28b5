import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the content of a new screen, as loading a document does, for keyboards and
 * screen readers. A screen that has set the focus itself keeps it.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [main, pathname])
}
