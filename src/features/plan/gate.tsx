import { lazy, Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Navigate, useLocation } from 'react-router'
import { admission, roleOf, screenAt, type Upsell } from '#domain/plan'
import type { User } from '#domain/user'
import { rememberWhereTo } from '~/lib/redirect-after-auth'
import { Spinner } from '~/ui/spinner'

const UpsellGate = lazy(() => import('./upsell-gate.tsx').then((module) => ({ default: module.UpsellGate })))

/** What a gate shows of a person's own, given the example that it shows to everybody else. */
export type OwnLooks = Partial<Record<Upsell, (example: ReactNode) => ReactNode>>

/** Asks the table in domain/plan, and lets in, sends to /auth, or shows what Premium would open here. */
export function Gate({ user, own, children }: { user: User | null; own?: OwnLooks; children: ReactNode }) {
  const { pathname } = useLocation()
  const entrance = screenAt(pathname)?.entrance ?? 'open'
  const wasSignedIn = useRef(false)
  useEffect(() => {
    wasSignedIn.current = user !== null
  }, [user])
  switch (admission(entrance, roleOf(user))) {
    case 'enter':
      return children
    case 'signIn':
      return <SignInFirst wasSignedIn={wasSignedIn} />
    case 'upsell':
      return (
        <Suspense fallback={<Spinner />}>
          <UpsellGate
            of={entrance as Upsell}
            signedIn={user !== null}
            own={user ? own?.[entrance as Upsell] : undefined}
          />
        </Suspense>
      )
  }
}

function SignInFirst({ wasSignedIn }: { wasSignedIn: RefObject<boolean> }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    // Whoever has just signed out was leaving this screen, not coming to it.
    if (!wasSignedIn.current) rememberWhereTo(pathname + search)
  }, [wasSignedIn, pathname, search])
  return <Navigate to="/auth" replace />
}
