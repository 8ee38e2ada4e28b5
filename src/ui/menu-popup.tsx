import { Menu } from '@base-ui/react/menu'
import type { IconNode } from 'lucide'
import { useRef, type RefObject } from 'react'
import { Icon } from '~/drawings/icon'

export type MenuItem = { label: string; icon: IconNode; onChoose: () => void; tone?: 'danger' }

type MenuPopupProps = {
  anchor: RefObject<HTMLElement | null>
  items: MenuItem[]
  startAtFirst: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function MenuPopup({ anchor, items, startAtFirst, open, onOpenChange }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const startAt = (isOpen: boolean) => {
    if (isOpen && startAtFirst) popup.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} onOpenChangeComplete={startAt}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} align="end" sideOffset={6} collisionPadding={12} className="z-50">
          <Menu.Popup ref={popup} finalFocus={anchor} className="popup max-w-(--available-width) min-w-52 p-1.5">
            {items.map(({ label, icon, onChoose, tone }) => (
              <Menu.Item
                key={label}
                onClick={onChoose}
                className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-highlighted:bg-hairline ${tone === 'danger' ? 'text-danger' : ''}`}
              >
                <Icon of={icon} />
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
