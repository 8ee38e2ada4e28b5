import { useLayoutEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { useSwipe } from '~/lib/use-swipe'

const slideMilliseconds = 5_000

/**
 * Shows one slide after the other, and begins again after the last one. Going to a slide pauses. The slides also wait
 * while the page is hidden or covered by a dialog, and while the keyboard focus is on them.
 */
export function useSlideshow(count: number, isCovered: boolean) {
  const [moved, setIndex] = useState<number>()
  const index = moved ?? 0
  // For a person who wants less motion, nothing moves without being asked to.
  const [isPlaying, setIsPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [hasFocus, setHasFocus] = useState(false)
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')
  const runs = isPlaying && isVisible && !hasFocus && !isCovered

  // A layout effect: the time of a slide begins when it is shown, and ends when the page is hidden.
  useLayoutEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => setIndex((index + 1) % count), slideMilliseconds)
    return () => clearTimeout(timer)
  }, [runs, index, count])

  const goTo = (next: number) => {
    setIsPlaying(false)
    setIndex((next + count) % count)
  }
  useArrowKeys((step) => goTo(index + step))
  const swipe = useSwipe({ onLeft: () => goTo(index + 1), onRight: () => goTo(index - 1) })

  /** For what holds the slides and their dots, but not the button that plays. */
  const whileFocused = {
    onFocus: ({ target }: FocusEvent) => setHasFocus(target.matches(':focus-visible')),
    onBlur: () => setHasFocus(false),
  }
  return { index, hasMoved: moved !== undefined, goTo, isPlaying, setIsPlaying, runs, swipe, whileFocused }
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
/** Where arrow keys have a meaning of their own. */
const takesArrows = 'input, textarea, select, [role=dialog], [role=grid], [role=menu]'

function useArrowKeys(move: (step: number) => void): void {
  const latest = useRef(move)
  // Layout effects: a key that is pressed as soon as a slide is seen has its effect.
  useLayoutEffect(() => {
    latest.current = move
  })
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if ((event.target as Element).closest(takesArrows)) return
      event.preventDefault()
      latest.current(step)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
