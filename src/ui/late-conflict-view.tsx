import { Suspense, type ComponentProps } from 'react'
import type { ConflictView } from './conflict-view.tsx'
import { lazyPart, nothing } from './lazy-part.tsx'

const Loaded = lazyPart(async () => (await import('./conflict-view.tsx')).ConflictView, nothing)

/** The view of a conflict, loaded when there is one: few days have any, and every day pays for the first load. */
export function LateConflictView(props: ComponentProps<typeof ConflictView>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
