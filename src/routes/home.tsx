import { lazy, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { common } from '#domain/texts'
import type { ScreenHandle } from '~/features/frame/screen-files'
import { TodaySkeleton } from '~/features/frame/today-skeleton'
import { useUser } from '~/features/user/user.queries'
import { whereTo } from '~/lib/redirect-after-auth'

// The page file of a signed-in person names this script, so the browser has fetched it before it is needed.
const loadToday = () => import('./today.tsx')
const Today = lazy(loadToday)

// In the prerendered page the landing page is complete; in the browser only visitors load its script.
const loadLanding = async () => ({ default: (await import('~/features/landing/landing')).Landing })
const never = () => new Promise<never>(() => {})
// Without its script the prerendered page stays as it was built, with what was typed there.
const Landing = import.meta.env.SSR ? (await loadLanding()).default : lazy(() => loadLanding().catch(never))

export const handle: ScreenHandle = { loadParts: (isVisitor) => (isVisitor ? loadLanding() : loadToday()) }

export const meta = () => [
  { title: common.site.title },
  { name: 'description', content: common.site.description },
  // Of a link to the page. The Worker puts the address of the site before the picture, and adds that of the page.
  { property: 'og:title', content: common.site.title },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: 'Firstlight' },
  { property: 'og:image', content: '/landing.jpg' },
]

export default function Home() {
  const { user } = useUser()
  if (!user) return <Landing />
  return <WritersHome />
}

function WritersHome() {
  const navigate = useNavigate()
  useEffect(() => {
    // Google and Apple always redirect to this screen. The person may have opened another one before signing in.
    const destination = whereTo()
    if (destination !== '/') void navigate(destination, { replace: true })
  }, [navigate])
  return (
    <Suspense fallback={<TodaySkeleton />}>
      <Today />
    </Suspense>
  )
}
