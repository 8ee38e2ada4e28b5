import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  /** For two texts side by side. */
  wide?: boolean
  children: ReactNode
}

/** A modal dialog. Load it when it is first opened. */
export function Dialog({ open, onOpenChange, title, description, wide = false, children }: DialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { reason, event }) => {
        // A toast lies above the dialog and does not belong to the page behind it.
        if (reason === 'outside-press' && (event.target as Element | null)?.closest('[data-sonner-toaster]')) return
        onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="overlay-shade" />
        <Base.Popup className={`overlay-card flex flex-col gap-4 ${wide ? 'max-w-2xl' : 'max-w-xl'}`}>
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="text-21">{title}</Base.Title>
            <Base.Close
              aria-label="Close"
              className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
            >
              <X size={20} strokeWidth={1.75} aria-hidden />
            </Base.Close>
          </div>
          {description && <Base.Description className="text-soft">{description}</Base.Description>}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
