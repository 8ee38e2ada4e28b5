import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { TodaySkeleton } from '~/features/frame/today-skeleton'
import { useUser } from '~/features/user/user.queries'
import { rememberWhereTo, whereTo } from '~/lib/redirect-after-auth'

// The page file of a signed-in person names this script, so the browser has fetched it before it is needed.
const Today = lazy(() => import('./today.tsx'))

// In the prerendered page the landing page is complete; in the browser only visitors load its script.
const loadLanding = () => import('~/features/landing/landing')
const Landing = import.meta.env.SSR
  ? (await loadLanding()).Landing
  : lazy(async () => ({ default: (await loadLanding()).Landing }))

export const meta = () => [
  { title: 'Firstlight: a morning page that answers' },
  {
    name: 'description',
    content: 'Each morning three things you are grateful for and three small wins, and a reply that has read them.',
  },
]

export default function Home() {
  const { user } = useUser()
  if (!user) return <VisitorsHome />
  return <WritersHome />
}

function WritersHome() {
  const navigate = useNavigate()
  useEffect(() => {
    // Google and Apple redirect here, whichever screen the person had opened before.
    const destination = whereTo()
    if (destination !== '/') void navigate(destination, { replace: true })
  }, [navigate])
  return (
    <Suspense fallback={<TodaySkeleton />}>
      <Today />
    </Suspense>
  )
}

function VisitorsHome() {
  const { search } = useLocation()
  useEffect(() => {
    // A link of a reminder: it is opened after signing in.
    if (/[?&](respond|date)=/.test(search)) rememberWhereTo(`/${search}`)
  }, [search])
  return <Landing />
}
