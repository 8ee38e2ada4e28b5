import { common, subscription } from '#domain/texts'
import { SubscriptionScreen } from '~/features/subscription/subscription-screen'
import { useUser } from '~/features/user/user.queries'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'

export const meta = () => [{ title: `${subscription.title} · Firstlight` }]

export default function Subscription() {
  const { user } = useUser()
  if (!user) return null
  return (
    <Page width="wide">
      <PageHeader title={subscription.title} back={{ to: '/settings', label: common.backToSettings }} />
      <SubscriptionScreen user={user} />
    </Page>
  )
}
