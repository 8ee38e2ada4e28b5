import { SubscriptionScreen } from '~/features/subscription/subscription-screen'
import { useUser } from '~/features/user/user.queries'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'

export const meta = () => [{ title: 'Subscription · Firstlight' }]

export default function Subscription() {
  const { user } = useUser()
  if (!user) return null
  return (
    <Page width="wide">
      <PageHeader title="Subscription" back={{ to: '/settings', label: 'Back to Settings' }} />
      <SubscriptionScreen user={user} />
    </Page>
  )
}
