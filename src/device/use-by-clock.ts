import { useEffect, useState } from 'react'

/**
 * What `read` says of this moment where the person lives. It is read again when the page becomes visible, and on a page
 * that stays visible by itself, but never while the person writes: only after `awayAfter` without a touch or a key.
 */
export function useByClock<Value>(
  read: (now: number, zone: string) => Value,
  { zone, awayAfter }: { zone: string; awayAfter: number },
): Value {
  const [value, setValue] = useState(() => read(Date.now(), zone))
  useEffect(() => {
    let touchedAt = Date.now()
    const touch = () => void (touchedAt = Date.now())
    const look = () => {
      if (document.visibilityState === 'visible') setValue(read(Date.now(), zone))
    }
    const rounds = setInterval(() => {
      if (Date.now() - touchedAt > awayAfter) look()
    }, 60_000)
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    window.addEventListener('pageshow', look)
    document.addEventListener('keydown', touch)
    document.addEventListener('pointerdown', touch)
    return () => {
      clearInterval(rounds)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
      window.removeEventListener('pageshow', look)
      document.removeEventListener('keydown', touch)
      document.removeEventListener('pointerdown', touch)
    }
  }, [read, zone, awayAfter])
  return value
}
