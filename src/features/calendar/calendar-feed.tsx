import { hasPremium, roleOf } from '#domain/plan'
import { settings } from '#domain/texts'
import type { User } from '#domain/user'
import { OpenedSection } from '~/ui/opened-section'
import { lazyPart } from '~/ui/lazy-part'

const CalendarRows = lazyPart(async () => (await import('./calendar-rows.tsx')).default)

/** Goals are Premium. A lapsed person can still switch the feed off. */
export function CalendarFeed({ user }: { user: User }) {
  const role = roleOf(user)
  if (!hasPremium(role) && role !== 'lapsed') return null
  return (
    <OpenedSection {...settings.calendar}>
      <CalendarRows user={user} />
    </OpenedSection>
  )
}
