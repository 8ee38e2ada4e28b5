import { useEffect, type RefObject } from 'react'
import { hasRail, toastZone } from './toast-place.ts'
import { holdToasts } from './toast.ts'

/** Shows no toast while the element is where a toast lies on a phone: at the bottom of the window. */
export function useNoToastOver(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop = () => {}
    const watch = () => {
      stop()
      stop = hasRail() || !element.current ? () => {} : holdToastsOver(element.current)
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
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry!.isIntersecting) end()
      else release ??= holdToasts()
    },
    { rootMargin: `-${toastZone().top}px 0px 0px 0px` },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    end()
  }
}
