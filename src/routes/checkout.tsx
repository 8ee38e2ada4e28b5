import { CheckoutScreen } from '~/features/subscription/checkout-screen'
import { useUser } from '~/features/user/user.queries'
import { BackLink } from '~/ui/page-header'
import { Page } from '~/drawings/page'

export const meta = () => [{ title: 'Checkout · Firstlight' }]

/** The only screen on which the script of Stripe runs, so it is left by a page load. */
export default function Checkout() {
  const { user } = useUser()
  if (!user) return null
  return (
    <Page width="narrow">
      <header className="flex flex-col gap-2">
        <BackLink to="/subscription" reloadDocument>
          Back to the plans
        </BackLink>
        <h1 className="text-28">Complete Your Subscription</h1>
      </header>
      <CheckoutScreen user={user} />
    </Page>
  )
}
