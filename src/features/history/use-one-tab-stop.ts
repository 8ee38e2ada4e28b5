import { useRef, useState, type KeyboardEvent } from 'react'
import { addDays } from '#domain/time/local-date'
import { sameDayOf } from '#domain/time/month'

/** The links of a year have one tab stop. Left and right go to the next written day, up and down about a month away. */
export function useOneTabStop(written: string[]) {
  const grid = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string>()
  const stop = chosen && written.includes(chosen) ? chosen : written.at(-1)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const from = (event.target as HTMLElement).dataset.day
    const isKnown = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(event.key)
    if (!from || !isKnown) return
    event.preventDefault()
    const to = destination(event.key, from, written)
    if (!to) return
    setChosen(to)
    grid.current?.querySelector<HTMLElement>(`[data-day='${to}']`)?.focus()
  }
  return { stop, grid, onKeyDown }
}

function destination(key: string, from: string, written: string[]): string | undefined {
  const before = (date: string) => written.findLast((other) => other < date)
  const after = (date: string) => written.find((other) => other > date)
  if (key === 'ArrowLeft') return before(from)
  if (key === 'ArrowRight') return after(from)
  if (key === 'ArrowUp') return before(addDays(sameDayOf(from, -1), 1)) ?? written[0]
  if (key === 'ArrowDown') return after(addDays(sameDayOf(from, 1), -1)) ?? written.at(-1)
  return key === 'Home' ? written[0] : written.at(-1)
}
