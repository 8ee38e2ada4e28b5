import type { ReactNode } from 'react'

/** The sky at first light, fading into the paper; once a screen at most. Words stand on its dark upper half only. */
export function Sky({ band = false, children }: { band?: boolean; children?: ReactNode }) {
  return <div className={band ? 'sky sky-band' : 'sky'}>{children}</div>
}
