import { Suspense } from 'react'
import { seesAds } from '#domain/plan'
import { useUser } from '~/features/user/user.queries'
import { lazyPart, nothing } from '~/ui/lazy-part'
import { bannerSizes, type BannerSize } from './banner-sizes.ts'

const ShownBanner = lazyPart(async () => (await import('./shown-banner.tsx')).ShownBanner, nothing)

/** An advertisement. Subscribers do not see it, and load no script of it. */
export function Banner({ size = 'banner' }: { size?: BannerSize }) {
  const { user } = useUser()
  if (!seesAds(user)) return null
  return (
    // As high as the banner, so that nothing moves when it appears.
    <Suspense fallback={<div style={{ height: bannerSizes[size].height }} />}>
      <ShownBanner size={size} />
    </Suspense>
  )
}
