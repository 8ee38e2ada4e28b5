import { useEffect, useState } from 'react'
import { clock, onClocks } from './clock.ts'
import { onReturn } from './on-return.ts'

/**
 * What `read` says of this moment where the person lives. It is read again when the page becomes visible, and on a page
 * that stays visible by itself, but never while the person writes: only after `awayAfter` without a touch or a key.
 */
export function useByClock<Value>(
  read: (now: number, zone: string) => Value,
  { zone, awayAfter }: { zone: string; awayAfter: number },
): Value {
  const [value, setValue] = useState(() => read(clock(), zone))
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    let touchedAt = Date.now()
    const touch = () => void (touchedAt = Date.now())
    const look = () => setValue(read(clock(), zone))
    const rounds = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() - touchedAt > awayAfter) look()
    }, 60_000)
    look()
    const stopLooking = onReturn('focus', look)
    const stopListening = onClocks((isChosen) => isChosen && look())
    document.addEventListener('keydown', touch, { signal })
    document.addEventListener('pointerdown', touch, { signal })
    return () => {
      clearInterval(rounds)
      stopLooking()
      stopListening()
      ended.abort()
    }
  }, [read, zone, awayAfter])
  return value
}
