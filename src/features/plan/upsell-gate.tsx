import type { ReactNode } from 'react'
import { price, upsells, type Upsell } from '#domain/plan'
import { rememberThisPage } from '~/lib/redirect-after-auth'
import { PremiumMark } from '~/drawings/badge'
import { ButtonLink } from '~/ui/button'
import { Page } from '~/ui/page'
import { GoalsPreview } from './goals-preview.tsx'
import { HighlightsPreview } from './highlights-preview.tsx'
import { HistoryPreview } from './history-preview.tsx'

const gates = {
  goals: {
    sentence: 'A small win grows into something you finish: a date, a few milestones, and a quiet reminder.',
    Preview: GoalsPreview,
  },
  history: {
    sentence: 'Every morning you have written, on one calendar, and a search that finds the day you mean.',
    Preview: HistoryPreview,
  },
  highlights: {
    sentence: 'Once a week, the words you came back to and the mornings you wrote, told in six short slides.',
    Preview: HighlightsPreview,
  },
}

/** A preview made from a person's own data. It gets the example, as its fallback. */
export type PersonalPreview = (of: Upsell, example: ReactNode) => ReactNode

type UpsellGateProps = {
  of: Upsell
  signedIn: boolean
  personalPreview?: PersonalPreview | undefined
}

/** Replaces a Premium screen: a preview of it, one sentence, one button. */
export function UpsellGate({ of, signedIn, personalPreview = (_of, example) => example }: UpsellGateProps) {
  const { sentence, Preview } = gates[of]
  return (
    <Page width="wide">
      <header className="flex flex-col items-start gap-3">
        <PremiumMark />
        <h1 className="text-28 desk:text-40">{upsells[of]}</h1>
        <p className="max-w-[52ch]">{sentence}</p>
      </header>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
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
        <p className="text-15 text-soft">
          {signedIn ? '' : 'Part of Premium, '}
          {price.label} a {price.period}
        </p>
      </div>
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
