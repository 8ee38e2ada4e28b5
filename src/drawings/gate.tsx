import type { ReactNode } from 'react'
import { price, upsells, type Upsell } from '#domain/plan'
import { PremiumMark } from './badge.tsx'

const sentences: Record<Upsell, string> = {
  goals: 'A small win grows into something you finish: a date, a few milestones, and a quiet reminder.',
  history: 'Every morning you have written, on one calendar, and a search that finds the day you mean.',
  highlights: 'Once a week, the words you came back to and the mornings you wrote, told in six short slides.',
}

/** What the plan does not include, one sentence on it, and the ways to it (`children`). */
export function GateHead({ of, isSignedIn, children }: { of: Upsell; isSignedIn: boolean; children: ReactNode }) {
  return (
    <>
      <header className="flex flex-col items-start gap-3">
        <PremiumMark />
        <h1 className="text-28 desk:text-40">{upsells[of]}</h1>
        <p className="max-w-[52ch]">{sentences[of]}</p>
      </header>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {children}
        <p className="text-15 text-soft">
          {isSignedIn ? '' : 'Part of Premium, '}
          {price.label} a {price.period}
        </p>
      </div>
    </>
  )
}
