import type { ReactNode } from 'react'
import { price, type Upsell } from '#domain/plan'
import { frame } from '#domain/texts'
import { PremiumMark } from './badge.tsx'

/** What the plan does not include, one sentence on it, and the ways to it (`children`). */
export function GateHead({ of, isSignedIn, children }: { of: Upsell; isSignedIn: boolean; children: ReactNode }) {
  return (
    <>
      <header className="flex flex-col items-start gap-3">
        <PremiumMark />
        <h1 className="text-28 desk:text-40">{frame.gate[of].title}</h1>
        <p className="max-w-[52ch]">{frame.gate[of].sentence}</p>
      </header>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {children}
        <p className="text-15 text-soft">
          {isSignedIn ? frame.gate.price(price.label) : frame.gate.priceForVisitors(price.label)}
        </p>
      </div>
    </>
  )
}
