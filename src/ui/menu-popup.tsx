import { Menu } from '@base-ui/react/menu'
import type { RefObject } from 'react'
import type { MenuItem } from './menu.tsx'

type MenuPopupProps = {
  anchor: RefObject<HTMLElement | null>
  items: MenuItem[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function MenuPopup({ anchor, items, open, onOpenChange }: MenuPopupProps) {
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} align="end" sideOffset={6} collisionPadding={12} className="z-50">
          <Menu.Popup finalFocus={anchor} className="popup min-w-52 p-1.5">
            {items.map(({ label, icon: Icon, onChoose, tone }) => (
              <Menu.Item
                key={label}
                onClick={onChoose}
                className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-highlighted:bg-hairline ${tone === 'danger' ? 'text-danger' : ''}`}
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
