import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Navigate, useLocation } from 'react-router'
import { roleOf, type Upsell } from '#domain/plan'
import { screenAccess, screenAt } from '#domain/screens'
import type { User } from '#domain/user'
import { rememberWhereTo } from '~/lib/redirect-after-auth'
import { lazyPart } from '~/ui/lazy-part'
import { Spinner } from '~/ui/spinner'
import type { PersonalPreview } from './upsell-gate.tsx'

/** Loads what this person sees in place of the screen, if there is such. */
export async function loadGate(pathname: string, user: User | null): Promise<void> {
  const screen = screenAt(pathname)
  if (screen && screenAccess(screen.access, roleOf(user)) === 'upsell') await loadUpsellGate()
}

/** Shows the screen, redirects to /auth, or shows the upsell, as domain/screens says. */
export function Gate({
  user,
  personalPreview,
  children,
}: {
  user: User | null
  personalPreview: PersonalPreview
  children: ReactNode
}) {
  const { pathname } = useLocation()
  const access = screenAt(pathname)?.access ?? 'everyone'
  const wasSignedIn = useRef(false)
  useEffect(() => {
    wasSignedIn.current = user !== null
  }, [user])
  switch (screenAccess(access, roleOf(user))) {
    case 'enter':
    // The screen of employees says itself that there is nothing: an employee who pays has another role.
    case 'notFound':
      return children
    case 'signIn':
      return <RedirectToAuth wasSignedIn={wasSignedIn} />
    case 'upsell':
      return (
        <Suspense fallback={<Spinner />}>
          <UpsellGate
            of={access as Upsell}
            signedIn={user !== null}
            personalPreview={user ? personalPreview : undefined}
          />
        </Suspense>
      )
  }
}

function RedirectToAuth({ wasSignedIn }: { wasSignedIn: RefObject<boolean> }) {
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    // After signing out on this screen, the next sign-in does not return to it.
    if (!wasSignedIn.current) rememberWhereTo(pathname + search + hash)
  }, [wasSignedIn, pathname, search, hash])
  return <Navigate to="/auth" replace />
}

const loadUpsellGate = async () => (await import('./upsell-gate.tsx')).UpsellGate
const UpsellGate = lazyPart(loadUpsellGate)
