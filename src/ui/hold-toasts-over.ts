import { useEffect, type RefObject } from 'react'
import { holdToasts } from './toast.ts'

/** From where the rail holds a toast, so that the toast lies over no content (frame.css). */
const withRail = '(width >= 64rem)'
/** A toast of five lines, and the space below it. */
const toastHeight = 150

/** Shows no toast while the element is where a toast lies on a phone: at the bottom of the window. */
export function useNoToastOver(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop = () => {}
    const watch = () => {
      stop()
      stop = matchMedia(withRail).matches || !element.current ? () => {} : holdToastsOver(element.current)
    }
    watch()
    window.addEventListener('resize', watch)
    return () => {
      stop()
      window.removeEventListener('resize', watch)
    }
  }, [element])
}

function holdToastsOver(element: HTMLElement): () => void {
  let release: (() => void) | undefined
  const end = () => {
    release?.()
    release = undefined
  }
  const bar = document.querySelector<HTMLElement>('.nav-bar')?.offsetHeight ?? 0
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry!.isIntersecting) end()
      else release ??= holdToasts()
    },
    // A low window has no part above a toast.
    { rootMargin: `-${Math.max(0, innerHeight - bar - toastHeight)}px 0px 0px 0px` },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    end()
  }
}
