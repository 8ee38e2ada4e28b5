import { useUser } from '~/features/user/user.queries'
import { optional } from '~/ui/optional'
import { WhenSeen } from '~/ui/when-seen'

const OwnWeek = optional(async () => (await import('./own-week.tsx')).OwnWeek)

export function OwnWeekWhenSeen() {
  const { user } = useUser()
  return (
    user && (
      <WhenSeen height="h-17">
        <OwnWeek zone={user.timezone} />
      </WhenSeen>
    )
  )
}
