import { useEffect, useState } from 'react'
import { localDate } from '#domain/local-date'

/** A person who has not touched the page for so long is not writing. */
const awayAfter = 10 * 60_000

/**
 * Today where the person lives. A page left open changes to the new day when it becomes visible again;
 * a page that stays visible all night changes by itself, but never while the person writes.
 */
export function useToday(zone: string): string {
  const [today, setToday] = useState(() => localDate(Date.now(), zone))
  useEffect(() => {
    let touchedAt = Date.now()
    const touch = () => void (touchedAt = Date.now())
    const look = () => {
      if (document.visibilityState === 'visible') setToday(localDate(Date.now(), zone))
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
  }, [zone])
  return today
}
