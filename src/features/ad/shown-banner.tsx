import { useEffect } from 'react'
import { Link } from 'react-router'
import { trackBanner } from './ad.mutations.ts'
import { BannerPlace } from './banner-place.tsx'
import type { BannerSize } from './banner-sizes.ts'

export function ShownBanner({ size }: { size: BannerSize }) {
  useEffect(trackBanner, [])
  return (
    <aside aria-label="Advertisement" className="flex max-w-full flex-col items-center gap-1 self-center">
      <BannerPlace size={size} />
      <Link
        to="/subscription"
        className="inline-flex min-h-11 items-center text-13 text-soft underline underline-offset-4"
      >
        Without ads in Premium
      </Link>
    </aside>
  )
}
