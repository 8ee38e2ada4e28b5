import type { ReactNode } from 'react'
import type { Upsell } from '#domain/plan'
import { rememberThisPage } from '~/lib/redirect-after-auth'
import { GateHead } from '~/drawings/gate'
import { ButtonLink } from '~/ui/button'
import { Page } from '~/ui/page'
import { GoalsPreview } from './goals-preview.tsx'
import { HighlightsPreview } from './highlights-preview.tsx'
import { HistoryPreview } from './history-preview.tsx'

const previews = { goals: GoalsPreview, history: HistoryPreview, highlights: HighlightsPreview }

/** A preview made from a person's own data. It gets the example, as its fallback. */
export type PersonalPreview = (of: Upsell, example: ReactNode) => ReactNode

type UpsellGateProps = {
  of: Upsell
  signedIn: boolean
  personalPreview?: PersonalPreview | undefined
}

/** Replaces a Premium screen: a preview of it, one sentence, one button. */
export function UpsellGate({ of, signedIn, personalPreview = (_of, example) => example }: UpsellGateProps) {
  const Preview = previews[of]
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
      {personalPreview(
        of,
        <figure className="gate-preview">
          <div aria-hidden>
            <Preview />
          </div>
          <figcaption className="mt-4 text-13 text-soft">An example of what you would find here.</figcaption>
        </figure>,
      )}
    </Page>
  )
}
