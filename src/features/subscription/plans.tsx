import { Check, Minus } from 'lucide'
import type { ReactNode } from 'react'
import { inDollars } from '#domain/numbers'
import { price } from '#domain/plan'
import { subscription } from '#domain/texts'
import { Card } from '~/drawings/card'
import { Icon } from '~/drawings/icon'

type PlansProps = {
  current: 'free' | 'premium'
  /** After the plans; on a desk below the shorter one. */
  ownDays: ReactNode
  children?: ReactNode
}

/** Both plans, with what begins Premium below it. */
export function Plans({ current, ownDays, children }: PlansProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 desk:grid-cols-2 desk:grid-rows-[auto_1fr]">
      <Plan {...subscription.plans.free} amount={inDollars(0)} isCurrent={current === 'free'} />
      <Plan {...subscription.plans.premium} amount={price.label} isCurrent={current === 'premium'} isPremium>
        {children}
      </Plan>
      {ownDays}
    </div>
  )
}

type PlanProps = {
  name: string
  amount: string
  parts: Record<string, string>
  isCurrent: boolean
  isPremium?: boolean
  children?: ReactNode
}

function Plan({ name, amount, parts, isCurrent, isPremium = false, children }: PlanProps) {
  return (
    <Card roomy className={isPremium ? 'border-premium! desk:row-span-2' : ''}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 wrap-anywhere">
        <h2 className="text-21">{name}</h2>
        {isCurrent && <p className="text-15 text-soft">{subscription.plans.isCurrent}</p>}
      </div>
      <p className="mt-1 wrap-anywhere">
        <span className="font-serif text-40">{amount}</span>
        <span className="text-soft"> {subscription.period}</span>
      </p>
      <ul className="mt-5 grid gap-2 wrap-anywhere">
        {Object.entries(parts).map(([name, part]) => (
          <li key={name} className="flex gap-3">
            {/* What nobody wants has no tick. */}
            <Icon
              of={name === 'ads' ? Minus : Check}
              className={`mt-1 shrink-0 ${isPremium ? 'text-premium' : 'text-soft'}`}
            />
            {part}
          </li>
        ))}
      </ul>
      {children && <div className="mt-6">{children}</div>}
    </Card>
  )
}
