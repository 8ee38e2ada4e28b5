import type { MouseEvent, ReactNode } from 'react'

/** In Settings: leads to the row of the address, and to its first action. */
export function ToEmail({ children }: { children: ReactNode }) {
  const go = (event: MouseEvent) => {
    event.preventDefault()
    document.querySelector<HTMLElement>('#email button')?.focus()
  }
  return (
    <a href="#email" onClick={go} className="underline underline-offset-4">
      {children}
    </a>
  )
}
