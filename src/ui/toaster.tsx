import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'

export type Toast = {
  title: string
  description?: string
  tone?: 'done' | 'danger'
  /** A way back, offered for ten seconds. */
  undo?: () => void
}

const place = document.body.appendChild(document.createElement('div'))
createRoot(place).render(
  <Toaster
    position="top-center"
    style={{ '--width': '26rem' } as CSSProperties}
    visibleToasts={1}
    duration={5000}
    offset="max(1rem, env(safe-area-inset-top))"
    mobileOffset={{ top: 'max(1rem, env(safe-area-inset-top))', left: '1.25rem', right: '1.25rem' }}
    toastOptions={{
      unstyled: true,
      closeButton: true,
      closeButtonAriaLabel: 'Close this message',
      classNames: {
        toast: 'toast',
        title: 'font-medium',
        description: 'mt-0.5 text-15 text-soft',
        content: 'min-w-0 flex-1 py-2.5',
        icon: 'shrink-0 pt-3',
        actionButton:
          'min-h-11 shrink-0 self-center px-2 text-15 font-medium text-action underline-offset-4 hover:underline',
        closeButton:
          'order-last -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink',
      },
    }}
    icons={{ close: <X size={20} strokeWidth={1.75} aria-hidden /> }}
  />,
)

// A screen reader hears only what is added to a live region that it already knows.
const regionKnown = new Promise<void>((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve, 100))
})

const marks = {
  done: <CircleCheck size={20} strokeWidth={1.75} className="text-done" aria-hidden />,
  danger: (
    <>
      <TriangleAlert size={20} strokeWidth={1.75} className="text-danger" aria-hidden />
      <span className="sr-only">Problem:</span>
    </>
  ),
}

let shown: string | number | undefined

export async function show({ title, description, tone = 'done', undo }: Toast): Promise<void> {
  await regionKnown
  if (shown !== undefined) toast.dismiss(shown)
  shown = toast(title, {
    description,
    icon: marks[tone],
    className: tone === 'danger' ? 'border-danger' : 'border-control',
    ...(undo && { duration: 10_000, action: { label: 'Undo', onClick: undo } }),
  })
}
