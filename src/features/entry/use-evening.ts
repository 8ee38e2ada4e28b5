import { useEffect, useState } from 'react'
import { isEvening } from '#domain/evening'

/** Whether it is evening where the person lives, decided anew whenever the page becomes visible again. */
export function useEvening(zone: string): boolean {
  const [evening, setEvening] = useState(() => isEvening(Date.now(), zone))
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setEvening(isEvening(Date.now(), zone))
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
  return evening
}
