import { CircleCheck, TriangleAlert, X } from 'lucide'
import type { CSSProperties } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import { Icon } from '~/drawings/icon'
import { belongsAtTop } from './toast-place.ts'

export type Toast = {
  title: string
  description?: string
  tone?: 'done' | 'danger'
  /** An undo, offered for ten seconds. */
  undo?: () => void
}

const place = document.body.appendChild(document.createElement('div'))
createRoot(place).render(
  <Toaster
    position="bottom-left"
    style={{ '--width': 'var(--toast-width)' } as CSSProperties}
    visibleToasts={1}
    duration={5000}
    offset={{ top: 'var(--toast-top)', bottom: 'var(--toast-bottom)', left: 'var(--toast-left)' }}
    mobileOffset={{ top: 'var(--toast-top)', bottom: 'var(--toast-bottom)', left: '1.25rem', right: '1.25rem' }}
    toastOptions={{
      unstyled: true,
      closeButton: true,
      closeButtonAriaLabel: 'Close this message',
      classNames: {
        toast: 'toast',
        title: 'font-medium',
        description: 'mt-0.5 text-soft',
        content: 'min-w-0 py-2.5',
        icon: 'shrink-0 pt-3',
        actionButton:
          'min-h-11 shrink-0 self-center px-2 text-15 font-medium text-action underline-offset-4 hover:underline',
        closeButton:
          'order-last -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink',
      },
    }}
    icons={{ close: <Icon of={X} /> }}
  />,
)

// When the focus leaves a message, Sonner returns the focus to where it came from: right for a message that closes, but
// Tab would never get past one. So Sonner does not learn of a focus that Tab has moved.
let isTabbing = false
for (const type of ['keydown', 'keyup'] as const)
  document.addEventListener(type, ({ key }) => (isTabbing = type === 'keydown' && key === 'Tab'), true)
document.addEventListener(
  'focusout',
  (event) => {
    if (isTabbing && place.contains(event.target as Node)) event.stopPropagation()
  },
  true,
)

// Screen readers announce only what is added to a live region that is already there.
export const isReady = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve, 100))
})

const marks = {
  done: <Icon of={CircleCheck} className="text-done" />,
  danger: (
    <>
      <Icon of={TriangleAlert} className="text-danger" />
      <span className="sr-only">Problem:</span>
    </>
  ),
}

let visible: { id: string | number; message: Toast } | undefined

export function show(message: Toast): void {
  hide()
  const { title, description, tone = 'done', undo } = message
  const forget = ({ id }: { id: string | number }) => {
    if (visible?.id === id) visible = undefined
  }
  const id = toast(title, {
    description,
    onAutoClose: forget,
    onDismiss: forget,
    icon: marks[tone],
    className: tone === 'danger' ? 'border-danger' : 'border-control',
    ...(belongsAtTop() && { position: 'top-left' as const }),
    ...(undo && { duration: 10_000, action: { label: 'Undo', onClick: undo } }),
  })
  visible = { id, message }
}

/** Closes the visible toast, and returns it. */
export function hide(): Toast | undefined {
  if (!visible) return undefined
  const { id, message } = visible
  visible = undefined
  toast.dismiss(id)
  return message
}
