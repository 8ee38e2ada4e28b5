import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

/**
 * Renders its content once the place for it is about to be scrolled into view, or the page has loaded and has nothing
 * else to do: a screen reader reads what is there, and scrolls to nothing else. With the class of its height, nothing
 * moves when the content arrives.
 */
export function WhenSeen({ height, children }: { height?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && setDue(true), {
      rootMargin: '100px',
    })
    if (place.current) observer.observe(place.current)
    const stopWaiting = whenIdle(() => setDue(true))
    return () => {
      observer.disconnect()
      stopWaiting()
    }
  }, [])
  const held = <div ref={place} className={height} />
  return isDue ? <Suspense fallback={held}>{children}</Suspense> : held
}

/** Safari has no `requestIdleCallback`. */
const patience = 2_000

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, patience)
    return () => clearTimeout(timer)
  }
  let callback = 0
  const wait = () => void (callback = requestIdleCallback(act))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancelIdleCallback(callback)
  }
}
