import { Popover as Base } from '@base-ui/react/popover'
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'

type PopoverProps = {
  anchor: RefObject<HTMLElement | null>
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The element that gets the focus, if not the first. */
  startAt?: string
  children: ReactNode
}

const control = 'a[href], :is(button, input, select, textarea):enabled'

/** Opens below a button of the caller, which is rendered before this part is loaded. */
export function Popover({ anchor, label, open, onOpenChange, startAt, children }: PopoverProps) {
  const popup = useRef<HTMLDivElement>(null)
  const isLeft = useRef(false)
  // The popup is at the end of the document, and the keyboard goes on from the button.
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const controls = [...popup.current!.querySelectorAll<HTMLElement>(control)].filter(({ tabIndex }) => tabIndex >= 0)
    if (event.target !== controls.at(event.shiftKey ? 0 : -1)) return
    if (event.shiftKey) event.preventDefault()
    isLeft.current = true
    flushSync(() => onOpenChange(false))
    anchor.current!.focus()
  }
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
            onKeyDown={leaveByTab}
            initialFocus={() => {
              isLeft.current = false
              return startAt ? popup.current?.querySelector<HTMLElement>(startAt) : undefined
            }}
            finalFocus={() => (isLeft.current ? false : anchor.current)}
            className="popup max-w-(--available-width) p-4"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
