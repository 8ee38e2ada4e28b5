import type { ReactNode } from 'react'

/** Holds shapes of what is on its way. `label` is the sentence that is said, and shown to no one. */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden>{children}</div>
    </div>
  )
}

/** One shape; size it as the thing that will stand here. */
export function SkeletonShape({ className }: { className: string }) {
  return <div className={`rounded-control bg-hairline ${className}`} />
}
