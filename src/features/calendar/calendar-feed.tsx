import { hasPremium, roleOf } from '#domain/plan'
import type { User } from '#domain/user'
import { OpenedSection } from '~/ui/opened-section'
import { lazyPart } from '~/ui/lazy-part'

const CalendarRows = lazyPart(async () => (await import('./calendar-rows.tsx')).default)

/** Goals are Premium. A lapsed person can still switch the feed off. */
export function CalendarFeed({ user }: { user: User }) {
  const role = roleOf(user)
  if (!hasPremium(role) && role !== 'lapsed') return null
  return (
    <OpenedSection
      title="Calendar"
      label="Goals in your calendar"
      value="Their dates and reminders in the calendar of your phone or computer, by a secret address."
    >
      <CalendarRows user={user} />
    </OpenedSection>
  )
}
