import { Link } from 'react-router'
import { seesAds } from '#domain/plan'
import type { User } from '#domain/user'
import { ThemeSwitch } from '~/ui/theme-switch'
import { rowAction, SettingsRow, SettingsSection } from './settings-section.tsx'

export function SubscriptionSection({ user }: { user: User }) {
  const active = user.subscriptionStatus === 'active'
  return (
    <SettingsSection title="Subscription">
      <SettingsRow label={active ? 'Premium' : 'Free'} value={active ? 'Everything is open to you.' : 'Your daily page and its reply, at no cost.'}>
        <Link to="/subscription" className={rowAction}>
          {active ? 'Manage' : 'Compare plans'}
        </Link>
      </SettingsRow>
    </SettingsSection>
  )
}

export function AppExperienceSection({ user }: { user: User }) {
  return (
    <SettingsSection title="App Experience">
      <SettingsRow label="Theme">
        <ThemeSwitch />
      </SettingsRow>
      <SettingsRow
        label="Ad-Free Experience"
        value={seesAds(user) ? 'Part of Premium.' : 'On. Thank you for carrying Firstlight.'}
      >
        {seesAds(user) && (
          <Link to="/subscription" className={rowAction}>
            Upgrade
          </Link>
        )}
      </SettingsRow>
    </SettingsSection>
  )
}
