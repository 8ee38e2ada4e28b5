import { useEffect, useState } from 'react'

/** `shows`: the line is scrolled to, if it is outside the window, and is lit for a moment. */
export type PointAtLine = (item: string | undefined, how?: { shows: boolean }) => void

const moment = 2_500

/** The line of the page to which a quotation in the letter points. */
export function useLitLine() {
  const [lit, setLit] = useState<{ item: string; shows: boolean }>()
  useEffect(() => {
    if (!lit?.shows) return
    document.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    const timer = setTimeout(() => setLit(undefined), moment)
    return () => clearTimeout(timer)
  }, [lit])
  const onPoint: PointAtLine = (item, { shows } = { shows: false }) =>
    setLit(item === undefined ? item : { item, shows })
  return { litItem: lit?.item, onPoint }
}
