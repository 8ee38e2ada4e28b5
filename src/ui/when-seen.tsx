import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { whenIdle } from '~/lib/when-idle'

/**
 * Renders its content once the place for it is about to be scrolled into view, or the page is idle: a screen reader reads
 * what is there, and scrolls to nothing else. With the class of its height, nothing moves when the content arrives.
 */
export function WhenSeen({ height, children }: { height?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && setDue(true), {
      rootMargin: '100px',
    })
    if (place.current) observer.observe(place.current)
    const stopWaiting = whenIdle(async () => {
      setDue(true)
      return () => {}
    })
    return () => {
      observer.disconnect()
      stopWaiting()
    }
  }, [])
  const held = <div ref={place} className={height} />
  return isDue ? <Suspense fallback={held}>{children}</Suspense> : held
}
