import { useEffect, useState } from 'react'
import { localDate } from '#domain/local-date'

/** Today where the person lives. A page left open turns to the new day when it is looked at again. */
export function useToday(zone: string): string {
  const [today, setToday] = useState(() => localDate(Date.now(), zone))
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setToday(localDate(Date.now(), zone))
    }
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    window.addEventListener('pageshow', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
      window.removeEventListener('pageshow', look)
    }
  }, [zone])
  return today
}
