import type { ReactNode } from 'react'
import { frame } from '#domain/texts'

const tones = {
  neutral: 'border-control text-soft',
  premium: 'border-premium text-premium',
  done: 'border-done text-done',
  warning: 'border-warning text-warning',
  danger: 'border-danger text-danger',
}

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 rounded-full border px-2.5 py-0.5 text-13 font-medium ${tones[tone]}`}
    >
      {children}
    </span>
  )
}

export function PremiumMark() {
  return <Badge tone="premium">{frame.gate.mark}</Badge>
}
