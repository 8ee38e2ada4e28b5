import { subscription } from '#domain/texts'
import { CheckoutScreen } from '~/features/subscription/checkout-screen'
import { useUser } from '~/features/user/user.queries'
import { BackLink } from '~/ui/page-header'
import { Page } from '~/drawings/page'

export const meta = () => [{ title: `${subscription.checkout.pageTitle} · Firstlight` }]

/** The only screen on which the script of Stripe runs, so it is left by a page load. */
export default function Checkout() {
  const { user } = useUser()
  if (!user) return null
  return (
    <Page width="narrow">
      <header className="flex flex-col gap-2">
        <BackLink to="/subscription" reloadDocument>
          {subscription.checkout.back}
        </BackLink>
        <h1 className="text-28">{subscription.checkout.title}</h1>
      </header>
      <CheckoutScreen user={user} />
    </Page>
  )
}
