import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide'
import type { HTMLAttributes, ReactNode } from 'react'
import { common } from '#domain/texts'
import { Icon } from '~/drawings/icon'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  /** No press outside closes it. */
  holds?: boolean
  /** On a phone a sheet at the bottom of the window, with what it does when it is swiped. */
  sheet?: HTMLAttributes<HTMLDivElement>
  /** Controls beside the title. */
  controls?: ReactNode
  children: ReactNode
}

/** A modal dialog. Load it when it is first opened. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  holds = false,
  sheet,
  controls,
  children,
}: DialogProps) {
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={holds}
      onOpenChange={(next, { reason, event }) => {
        // A toast lies above the dialog and does not belong to the page behind it.
        if (reason === 'outside-press' && (event.target as Element | null)?.closest('.toast')) return
        onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="overlay-shade" />
        <Base.Popup {...sheet} className={`overlay-card flex flex-col gap-4 max-w-2xl ${sheet ? 'overlay-sheet' : ''}`}>
          <div className="overlay-head flex flex-wrap items-start gap-4">
            <Base.Title className="min-w-[7rem] flex-1 text-21 first-letter:uppercase">{title}</Base.Title>
            <div className="-mt-2 -me-2 ms-auto flex">
              {controls}
              <Base.Close aria-label={common.close} className="calendar-arrow">
                <Icon of={X} />
              </Base.Close>
            </div>
          </div>
          {description && <Base.Description className="text-soft">{description}</Base.Description>}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
