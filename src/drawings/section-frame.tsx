import type { ComponentProps, ReactNode } from 'react'
import { Card } from './card.tsx'

type SectionFrameProps = ComponentProps<'section'> & { title: string; titleId?: string; foot: ReactNode }

/** A section that is written in a card of its own, beside the stored page. */
export function SectionFrame({ title, titleId, foot, children, ...card }: SectionFrameProps) {
  return (
    <Card roomy aria-labelledby={titleId} className="flex flex-col gap-3" {...card}>
      <h2 id={titleId} className="text-21">
        {title}
      </h2>
      {children}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">{foot}</div>
    </Card>
  )
}
