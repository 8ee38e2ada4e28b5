import { useEffect, useRef } from 'react'

/** The focus goes to the first row of a page once it is there: the button that asked for it, and had the focus, is gone. */
export function useFocusedPage(isHere: boolean) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isHere) page.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isHere])
  return page
}
