import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { PremiumMark } from '~/ui/badge'
import { ButtonLink } from '~/ui/button'
import { Card } from '~/ui/card'

type LockedCardProps = { id: string; title: string; sentence: string; action?: ReactNode; children?: ReactNode }

/** A card that only Premium opens. */
export function LockedCard({ id, title, sentence, action, children }: LockedCardProps) {
  return (
    <Card roomy className="flex flex-col gap-3" aria-labelledby={id}>
      <div className="flex items-center justify-between gap-2">
        <h2 id={id} className="flex items-center gap-1.5 text-21">
          <Lock size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-premium" />
          {title}
        </h2>
        <PremiumMark />
      </div>
      <p className="text-soft">{sentence}</p>
      {children}
      <div className="flex flex-wrap gap-3">
        {action}
        <ButtonLink to="/subscription">See Premium</ButtonLink>
      </div>
    </Card>
  )
}
