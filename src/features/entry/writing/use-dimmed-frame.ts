import { useEffect, useRef } from 'react'

/** After the last keystroke. */
const pause = 2_500

/** Written with a keyboard, on a wide screen. */
export function isDesk(): boolean {
  return matchMedia('(width >= 64rem) and (pointer: fine)').matches
}

/**
 * While the person types on a desk, everything but the page is dimmed (`data-writing` in frame.css): until a pause,
 * until the pointer moves, or until the focus leaves the form.
 */
export function useDimmedFrame() {
  const end = useRef(() => {})
  useEffect(() => () => end.current(), [])
  const begin = () => {
    end.current()
    if (!isDesk()) return
    const root = document.documentElement
    const leave = () => {
      clearTimeout(timer)
      removeEventListener('pointermove', leave)
      delete root.dataset.writing
    }
    const timer = setTimeout(leave, pause)
    addEventListener('pointermove', leave)
    root.dataset.writing = ''
    end.current = leave
  }
  return { onInput: begin, onBlur: () => end.current() }
}
