import { Suspense, type ReactNode } from 'react'
import type { Upsell } from '#domain/plan'
import { GateHead } from '~/drawings/gate'
import { rememberThisPage } from '~/lib/redirect-after-auth'
import { ButtonLink } from '~/ui/button'
import { Page } from '~/ui/page'
import { GateExample } from './gate-example.tsx'

/** A preview made from a person's own data. It gets the example, as its fallback. */
export type PersonalPreview = (of: Upsell, example: ReactNode) => ReactNode

type UpsellGateProps = {
  of: Upsell
  signedIn: boolean
  personalPreview?: PersonalPreview | undefined
}

/** Replaces a Premium screen: a preview of it, one sentence, one button. */
export function UpsellGate({ of, signedIn, personalPreview = (_of, example) => example }: UpsellGateProps) {
  return (
    <Page width="wide">
      <GateHead of={of} isSignedIn={signedIn}>
        {signedIn ? (
          <ButtonLink look="premium" to="/subscription">
            Upgrade to Premium
          </ButtonLink>
        ) : (
          <>
            <ButtonLink look="premium" to="/auth" state={{ tab: 'register' }}>
              Sign up to begin
            </ButtonLink>
            {/* A link of a mail leads here too. */}
            <ButtonLink to="/auth" data-tab="login" onClick={rememberThisPage}>
              Sign In
            </ButtonLink>
          </>
        )}
      </GateHead>
      <Suspense>{personalPreview(of, <GateExample of={of} />)}</Suspense>
    </Page>
  )
}
