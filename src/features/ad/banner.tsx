import { useEffect } from 'react'
import { Link } from 'react-router'
import { seesAds } from '#domain/plan'
import { useUser } from '~/features/user/user.queries'
import { trackBanner } from './ad.mutations.ts'

const sizes = {
  banner: { width: 320, height: 50 },
  'large-banner': { width: 320, height: 100 },
  'medium-rectangle': { width: 300, height: 250 },
}

/** The placeholder of an advertisement. Subscribers do not see it. */
export function Banner({ size = 'banner' }: { size?: keyof typeof sizes }) {
  const { user } = useUser()
  return seesAds(user) ? <Placeholder size={size} /> : null
}

function Placeholder({ size }: { size: keyof typeof sizes }) {
  useEffect(trackBanner, [])
  return (
    <aside aria-label="Advertisement" className="flex flex-col items-center gap-1 self-center">
      <div
        style={sizes[size]}
        className="grid max-w-full place-items-center rounded-control border border-dashed border-control text-13 text-soft"
      >
        Advertisement
      </div>
      <Link
        to="/subscription"
        className="inline-flex min-h-11 items-center text-13 text-soft underline underline-offset-4"
      >
        Without ads in Premium
      </Link>
    </aside>
  )
}
