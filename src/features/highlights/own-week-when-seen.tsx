import { useUser } from '~/features/user/user.queries'
import { lazyPart, nothing } from '~/ui/lazy-part'
import { WhenSeen } from '~/ui/when-seen'

const OwnWeek = lazyPart(async () => (await import('./own-week.tsx')).OwnWeek, nothing)

export function OwnWeekWhenSeen() {
  const { user } = useUser()
  return (
    user && (
      <WhenSeen height="h-17">
        <OwnWeek user={user} />
      </WhenSeen>
    )
  )
}
