import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'

type PopoverProps = {
  anchor: RefObject<HTMLElement | null>
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** Hangs below a button that the caller owns, since the button is there long before this is loaded. */
export function Popover({ anchor, label, open, onOpenChange, children }: PopoverProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { reason, event }) => {
        // A press on the button is the button's own affair.
        if (reason === 'outside-press' && anchor.current?.contains(event.target as Node)) return
        onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="start" sideOffset={6} collisionPadding={12} className="z-50">
          <Base.Popup aria-label={label} finalFocus={anchor} className="popup p-4">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
