import { Suspense } from 'react'
import type { User } from '#domain/user'
import { optional } from '~/ui/optional'
import { WhenSeen } from '~/ui/when-seen'

const CalendarSection = optional(async () => (await import('./calendar-section.tsx')).default)

/** The code is loaded when the reader comes to the section. */
export function CalendarFeed({ user }: { user: User }) {
  return (
    <WhenSeen>
      <Suspense>
        <CalendarSection user={user} />
      </Suspense>
    </WhenSeen>
  )
}
