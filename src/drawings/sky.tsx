import type { ReactNode } from 'react'
import './sky.css'

/** The sky of a full dawn with what is written on it, fading into the page behind what follows; at most once a screen. */
export function Sky({ band = false, children }: { band?: boolean; children?: ReactNode }) {
  return <div className={band ? 'sky sky-band' : 'sky'}>{children}</div>
}
