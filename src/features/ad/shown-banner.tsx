import { useEffect } from 'react'
import { trackBanner } from './ad.mutations.ts'
import { BannerPlace } from './banner-place.tsx'
import type { BannerSize } from './banner-sizes.ts'

export function ShownBanner({ size }: { size: BannerSize }) {
  useEffect(trackBanner, [])
  return (
    <aside aria-label="Advertisement" className="max-w-full self-center">
      <BannerPlace size={size} />
    </aside>
  )
}
