import type { ReactNode } from 'react'

/** The sky at first light, fading into the paper; once a screen at most. Words on it are set at its dark top. */
export function Sky({ band = false, children }: { band?: boolean; children?: ReactNode }) {
  return (
    <div className={band ? 'sky sky-band' : 'sky'} aria-hidden={children ? undefined : true}>
      {children}
    </div>
  )
}
