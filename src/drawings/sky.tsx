import type { CSSProperties, ReactNode } from 'react'
import { mostLines, skyProperties, type Sky as SkyOfDay } from '#domain/sky'
import './sky.css'

const fullDawn: SkyOfDay = { part: 'dawn', lines: mostLines, mood: null, isWritten: true }

/** The sky with what is written on it, fading into the page behind what follows; at most once a screen. */
export function Sky({
  sky = fullDawn,
  band = false,
  children,
}: {
  sky?: SkyOfDay
  band?: boolean
  children?: ReactNode
}) {
  return (
    <div className={band ? 'sky sky-band' : 'sky'} style={skyProperties(sky) as CSSProperties}>
      {children}
    </div>
  )
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
