import { seesAds } from '#domain/plan'
import { useUser } from '~/features/user/user.queries'
import { lazyPart, nothing } from '~/ui/lazy-part'
import { WhenSeen } from '~/ui/when-seen'
import type { BannerSize } from './banner-sizes.ts'

const ShownBanner = lazyPart(async () => (await import('./shown-banner.tsx')).ShownBanner, nothing)

const heights: Record<BannerSize, string> = { banner: 'h-12.5', 'large-banner': 'h-25', 'medium-rectangle': 'h-62.5' }

/** An advertisement. Subscribers do not see it, and load no script of it. */
export function Banner({ size = 'banner' }: { size?: BannerSize }) {
  const { user } = useUser()
  if (!seesAds(user)) return null
  return (
    // As high as the banner, so that nothing moves when it appears.
    <WhenSeen height={heights[size]}>
      <ShownBanner size={size} />
    </WhenSeen>
  )
}
