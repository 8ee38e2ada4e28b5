import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

/**
 * Renders its content once the place for it is about to be scrolled into view. With the class of its height, nothing
 * moves when the content arrives.
 */
export function WhenSeen({ height, children }: { height?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && setSeen(true), {
      rootMargin: '100px',
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const held = <div ref={place} className={height} />
  return isSeen ? <Suspense fallback={held}>{children}</Suspense> : held
}
