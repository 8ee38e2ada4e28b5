import { Ellipsis } from 'lucide'
import { useRef, useState, type MouseEvent } from 'react'
import { Icon } from '~/drawings/icon'
import type { MenuItem } from './menu-popup.tsx'
import { reportNotOpened } from './report-not-opened.ts'
import { useOnFirstUse } from './use-on-first-use.ts'

/** A button that opens a list of actions. The list is loaded when the button is first pressed. */
export function Menu({ label, items }: { label: string; items: MenuItem[] }) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [byKeyboard, setByKeyboard] = useState(false)
  const popup = useOnFirstUse(async () => (await import('./menu-popup.tsx')).MenuPopup)
  const toggle = async ({ detail }: MouseEvent) => {
    // A click without a pointer.
    setByKeyboard(detail === 0)
    if (await popup.open()) setOpen(!open)
    else reportNotOpened()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={popup.warm}
        onClick={(event) => void toggle(event)}
        className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink aria-expanded:bg-hairline aria-expanded:text-ink"
      >
        <Icon of={Ellipsis} />
      </button>
      {popup.Part && (
        <popup.Part anchor={button} startAtFirst={byKeyboard} items={items} open={open} onOpenChange={setOpen} />
      )}
    </>
  )
}
