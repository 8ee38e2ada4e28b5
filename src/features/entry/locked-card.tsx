import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { PremiumMark } from '~/ui/badge'
import { ButtonLink } from '~/ui/button'
import { Card } from '~/ui/card'

/** What Premium opens here, said once and quietly. */
export function LockedCard({ id, title, sentence, children }: { id: string; title: string; sentence: string; children?: ReactNode }) {
  return (
    <Card className="flex flex-col gap-3" aria-labelledby={id}>
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="flex items-center gap-2 text-21">
          <Lock size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-premium" />
          {title}
        </h2>
        <PremiumMark />
      </div>
      <p className="text-soft">{sentence}</p>
      {children}
      <ButtonLink to="/subscription" className="self-start">
        See Premium
      </ButtonLink>
    </Card>
  )
}
