import type { CSSProperties, ReactNode } from 'react'
import { fullDawn, skyProperties, type Sky } from '#domain/sky'
import { Scene } from './ridges.tsx'

/** A band with the picture of a full dawn, on which something is written; at most once a screen. */
export function SkyBand({ ridges = fullDawn.ridges, children }: { ridges?: Sky['ridges']; children?: ReactNode }) {
  return (
    <div className="sky sky-band" style={skyProperties(fullDawn) as CSSProperties}>
      <Scene sky={{ ...fullDawn, ridges }} />
      {children}
    </div>
  )
}
