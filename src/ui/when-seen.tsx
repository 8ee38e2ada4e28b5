import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { whenIdle } from '~/lib/when-idle'

type WhenSeenProps = {
  height?: string
  /** What asks the server waits until the page is idle also in sight: the first paint makes no call. */
  waits?: boolean
  children: ReactNode
}

/**
 * Renders its content once the place for it is about to be scrolled into view, or the page is idle: a screen reader reads
 * what is there, and scrolls to nothing else. With the class of its height, nothing moves when the content arrives.
 */
export function WhenSeen({ height, waits = false, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && setDue(true), {
      rootMargin: '100px',
    })
    if (place.current && !waits) observer.observe(place.current)
    const stopWaiting = whenIdle(() => setDue(true))
    return () => {
      observer.disconnect()
      stopWaiting()
    }
  }, [waits])
  const held = <div ref={place} className={height} />
  return isDue ? <Suspense fallback={held}>{children}</Suspense> : held
}
