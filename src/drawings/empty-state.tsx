import type { ReactNode } from 'react'
import type { Sky } from '#domain/sky'
import { Tile } from './ridges.tsx'

const beforeDawn: Sky = { part: 'dawn', ridges: [], mood: null, isWritten: false }

/** Says what will appear here, and offers the one action that adds it. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-card border border-dashed border-control px-6 py-8">
      <Tile sky={beforeDawn} className="mb-2 h-16 w-28 rounded-control" />
      <p className="font-serif text-21">{title}</p>
      {children && <p className="max-w-[52ch] text-soft">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
