import type { ReactNode } from 'react'

/** Shapes of content that is loading. `label` is for screen readers only. */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden>{children}</div>
    </div>
  )
}

/** One shape, with the size of the content that replaces it. */
export function SkeletonShape({ className }: { className: string }) {
  return <div className={`rounded-control bg-hairline ${className}`} />
}
