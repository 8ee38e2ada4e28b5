import type { CSSProperties, ReactNode } from 'react'

/** The sky at dawn, fading into the page; at most once a screen. Text is on its dark upper half only. */
export function Sky({ band = false, children }: { band?: boolean; children?: ReactNode }) {
  return <div className={band ? 'sky sky-band' : 'sky'}>{children}</div>
}

/**
 * The strip of sky above a day: `light` goes from 0, before dawn, to 1, when the sun is up. Its bottom has the color of
 * the page, so that what follows can begin there.
 */
export function DaySky({ light, children }: { light: number; children?: ReactNode }) {
  return (
    <div className="day-sky" data-risen={light >= 1 || undefined} style={{ '--light': String(light) } as CSSProperties}>
      <div className="mx-auto flex w-full max-w-2xl items-center justify-between px-5 pt-3 desk:pt-5">{children}</div>
    </div>
  )
}
