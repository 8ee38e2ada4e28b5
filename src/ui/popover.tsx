import { Popover as Base } from '@base-ui/react/popover'
import { useRef, type ReactNode, type RefObject } from 'react'

type PopoverProps = {
  anchor: RefObject<HTMLElement | null>
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The element that gets the focus, if not the first. */
  startAt?: string
  children: ReactNode
}

/** Opens below a button of the caller, which is rendered before this part is loaded. */
export function Popover({ anchor, label, open, onOpenChange, startAt, children }: PopoverProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { reason, event }) => {
        // The button handles its own clicks.
        if (reason === 'outside-press' && anchor.current?.contains(event.target as Node)) return
        onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="start" sideOffset={6} collisionPadding={12} className="z-50">
          <Base.Popup
            ref={popup}
            aria-label={label}
            initialFocus={() => (startAt ? popup.current?.querySelector<HTMLElement>(startAt) : undefined)}
            finalFocus={anchor}
            className="popup p-4"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
