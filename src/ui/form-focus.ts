import { useRef } from 'react'

/** The `ref` of a form that replaces the button that opened it: the focus moves into the form. */
export function focusFirst(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('input, select')?.focus()
}

/** The way back: the button gets the focus when it replaces the form again. */
export function useRestoredFocus() {
  const isDue = useRef(false)
  return {
    button: (element: HTMLButtonElement | null) => {
      if (!element) return
      if (isDue.current) element.focus()
      isDue.current = false
    },
    restore: (close: () => void) => {
      isDue.current = true
      close()
    },
  }
}
