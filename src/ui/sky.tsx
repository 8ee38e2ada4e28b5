import type { ReactNode } from 'react'

/** The sky at dawn, fading into the page; at most once a screen. Text is on its dark upper half only. */
export function Sky({ band = false, children }: { band?: boolean; children?: ReactNode }) {
  return <div className={band ? 'sky sky-band' : 'sky'}>{children}</div>
}
