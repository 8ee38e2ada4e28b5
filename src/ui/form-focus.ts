import { useEffect, useRef } from 'react'

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

/** The `ref` of a group that takes the focus when its focused control is removed, so that the keyboard goes on there. */
export function useKeptFocus() {
  const group = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = group.current!
    let focused: Element | null = null
    const note = ({ target }: FocusEvent) => {
      if (element.contains(target as Element)) focused = target as Element
      // A dialog returns the focus when it closes.
      else if (!(target as Element).closest('[role=dialog], [role=alertdialog]')) focused = null
    }
    const look = new MutationObserver(() => {
      if (focused?.isConnected === false && document.activeElement === document.body)
        element.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', note)
    look.observe(element, { childList: true, subtree: true })
    // Dialogs are added here. The question before a removal may close after the removal.
    look.observe(document.body, { childList: true })
    return () => {
      document.removeEventListener('focusin', note)
      look.disconnect()
    }
  }, [])
  return group
}
