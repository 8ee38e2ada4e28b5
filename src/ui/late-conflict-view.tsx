import { Suspense, type ComponentProps } from 'react'
import type { ConflictView } from './conflict-view.tsx'
import { optional } from './optional.ts'

const Loaded = optional(async () => (await import('./conflict-view.tsx')).ConflictView)

/** The view of a conflict, loaded when there is one: few days have any, and every day pays for the first load. */
export function LateConflictView(props: ComponentProps<typeof ConflictView>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
