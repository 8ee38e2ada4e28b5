import { upsells, type Upsell } from '#domain/plan'
import { ButtonLink } from '~/ui/button'
import { Page } from '~/ui/page'

export function UpsellGate({ of, signedIn }: { of: Upsell; signedIn: boolean }) {
  return (
    <Page>
      <h1 className="text-28">{upsells[of]}</h1>
      <ButtonLink look="premium" to={signedIn ? '/subscription' : '/auth'} className="self-start">
        Upgrade to Premium
      </ButtonLink>
    </Page>
  )
}
