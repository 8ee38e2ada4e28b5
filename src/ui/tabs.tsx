import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly { id: Id; label: string }[]
  chosen: Id
  onChoose: (id: Id) => void
  children: ReactNode
}

/** Arrow keys, Home and End move between tabs, as in the ARIA pattern for tabs. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Id>) {
  const name = useId()
  const list = useRef<HTMLDivElement>(null)

  // A tab that was pressed before the scripts were loaded (see before-scripts.ts).
  useEffect(() => {
    const pressed = list.current?.dataset.pressed
    if (pressed) document.getElementById(pressed)?.click()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === chosen)
    const steps: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }
    const step = steps[event.key]
    const next = step === undefined ? undefined : tabs.at(step % tabs.length)
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    document.getElementById(`${name}-${next.id}`)?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex flex-wrap border-b border-hairline"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${name}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${name}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            className="-mb-px min-h-11 flex-1 border-b-2 whitespace-nowrap border-transparent px-2 text-15 text-soft hover:text-ink aria-selected:border-action aria-selected:font-medium aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-${chosen}`} className="pt-6">
        {children}
      </div>
    </div>
  )
}
