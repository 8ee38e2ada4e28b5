import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { areShortcutsOn, switchShortcuts } from '~/lib/shortcut-keys'
import { Switch } from '~/drawings/choice'
import { Dialog } from '~/ui/dialog'

const shortcuts = [
  {
    where: 'Everywhere',
    keys: [
      { keys: ['?'], does: 'This list' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  { where: 'Today', keys: [{ keys: ['Ctrl', 'Enter'], does: 'Send the page' }] },
  {
    where: 'History',
    keys: [
      { keys: ['/'], does: 'Search' },
      { keys: ['J'], does: 'Next entry' },
      { keys: ['K'], does: 'Previous entry' },
      { keys: ['←', '→'], does: 'From day to day' },
    ],
  },
  { where: 'Highlights', keys: [{ keys: ['←', '→'], does: 'From slide to slide' }] },
]

const spoken: Record<string, string> = { '←': 'Left', '→': 'Right', '?': 'Question mark', '/': 'Slash' }

export function show(): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const onGone = () => {
    root.unmount()
    place.remove()
  }
  root.render(<ShortcutsDialog onGone={onGone} />)
}

function ShortcutsDialog({ onGone }: { onGone: () => void }) {
  const [isOpen, setOpen] = useState(true)
  const [areOn, setOn] = useState(areShortcutsOn)
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} onGone={onGone} title="Keyboard shortcuts">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {shortcuts.map(({ where, keys }) => (
          <section key={where} aria-label={where}>
            <h3 className="text-15 text-soft">{where}</h3>
            <dl className="mt-1">
              {keys.map((shortcut) => (
                <div key={shortcut.does} className="flex items-center justify-between gap-4 py-1.5">
                  <dt className="order-2 flex shrink-0 gap-1">
                    {shortcut.keys.map((key) => (
                      <Key key={key} name={key} />
                    ))}
                  </dt>
                  <dd>{shortcut.does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        label="Shortcuts of one key"
        hint="Without them only Ctrl Enter and Esc remain."
        checked={areOn}
        onChange={({ target }) => {
          switchShortcuts(target.checked)
          setOn(target.checked)
        }}
      />
    </Dialog>
  )
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="min-w-7 rounded-control border border-control px-1.5 text-center font-sans text-15">
      <span aria-hidden={name in spoken}>{name === 'Ctrl' && isMac() ? '⌘' : name}</span>
      {name in spoken && <span className="sr-only">{spoken[name]}</span>}
    </kbd>
  )
}

const isMac = () => navigator.platform.startsWith('Mac')
