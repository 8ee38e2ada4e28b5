import { useEffect, useRef, type ReactNode, type RefObject, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { roleOf, type Upsell } from '#domain/plan'
import { screenAccess, screenAt } from '#domain/screens'
import { frame } from '#domain/texts'
import type { User } from '#domain/user'
import { rememberWhereTo, rememberThisPage } from '~/lib/redirect-after-auth'
import { GateHead } from '~/drawings/gate'
import { ButtonLink } from '~/ui/button-link'
import { Page } from '~/drawings/page'
import { lazyPart, nothing } from '~/ui/lazy-part'

/** Loads what this person sees in place of the screen, if there is such. */
export async function loadGate(pathname: string, user: User | null): Promise<void> {
  const screen = screenAt(pathname)
  if (screen && screenAccess(screen.access, roleOf(user)) === 'upsell') await loadGateExample()
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
        <UpsellGate
          of={access as Upsell}
          signedIn={user !== null}
          personalPreview={user ? personalPreview : undefined}
        />
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

const loadGateExample = async () => (await import('./gate-example.tsx')).GateExample
const Example = lazyPart(loadGateExample, nothing)

/** A preview made from a person's own data. It gets the example, as its fallback. */
export type PersonalPreview = (of: Upsell, example: ReactNode) => ReactNode

type UpsellGateProps = {
  of: Upsell
  signedIn: boolean
  personalPreview?: PersonalPreview | undefined
}

/** Replaces a Premium screen: a preview of it, one sentence, one button. */
function UpsellGate({ of, signedIn, personalPreview = (_of, example) => example }: UpsellGateProps) {
  return (
    <Page width="wide">
      <GateHead of={of} isSignedIn={signedIn}>
        {signedIn ? (
          <ButtonLink look="premium" to="/subscription">
            {frame.gate.upgrade}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink look="premium" to="/auth" state={{ tab: 'register' }}>
              {frame.gate.signUp}
            </ButtonLink>
            {/* A link of a mail leads here too. */}
            <ButtonLink to="/auth" data-tab="login" onClick={rememberThisPage}>
              {frame.signIn}
            </ButtonLink>
          </>
        )}
      </GateHead>
      <Suspense>{personalPreview(of, <Example of={of} />)}</Suspense>
    </Page>
  )
}
