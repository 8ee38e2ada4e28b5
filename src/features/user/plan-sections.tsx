import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { seesAds } from '#domain/plan'
import type { User } from '#domain/user'
import { ThemeSwitch } from '~/ui/theme-switch'
import { rowAction, Row, RowSection } from '~/ui/rows'

export function SubscriptionSection({ user }: { user: User }) {
  const active = user.subscriptionStatus === 'active'
  return (
    <RowSection title="Subscription">
      <Row
        label={active ? 'Premium' : 'Free'}
        value={active ? 'Everything is open to you.' : 'Your daily page and its reply, at no cost.'}
      >
        <Link to="/subscription" className={rowAction}>
          {active ? 'Manage' : 'Compare plans'}
        </Link>
      </Row>
    </RowSection>
  )
}

export function AppExperienceSection({ user, shortcuts }: { user: User; shortcuts: ReactNode }) {
  return (
    <RowSection title="App Experience">
      <Row label="Theme">
        <ThemeSwitch />
      </Row>
      {shortcuts}
      <Row
        label="Ad-Free Experience"
        value={seesAds(user) ? 'Part of Premium.' : 'On. Thank you for carrying Firstlight.'}
      >
        {seesAds(user) && (
          <Link to="/subscription" className={rowAction}>
            Upgrade
          </Link>
        )}
      </Row>
    </RowSection>
  )
}
