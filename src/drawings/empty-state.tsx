import type { ReactNode } from 'react'
import type { Sky } from '#domain/sky'
import { SkyStrip } from './ridges.tsx'

const beforeDawn: Sky = { part: 'dawn', ridges: [], mood: null, isWritten: false }

/** Says what will appear here, and offers the one action that adds it. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty-state flex flex-col items-start gap-2 overflow-hidden rounded-card border border-hairline bg-card px-6 pb-8">
      <SkyStrip sky={beforeDawn} />
      <p className="font-serif text-21">{title}</p>
      {children && <p className="max-w-[52ch] text-soft">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
