import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { seesAds } from '#domain/plan'
import { namesInSection } from '#domain/preferences'
import { preferences, settings } from '#domain/texts'
import type { User } from '#domain/user'
import { Subscription } from '~/drawings/settings'
import { Row, rowAction } from '~/drawings/rows'
import { RowSection } from '~/ui/row-section'
import { PreferenceSwitch } from './preference-switch.tsx'
import { themeNames, useTheme } from '~/lib/theme'
import { Segmented } from '~/drawings/segmented'

export function SubscriptionSection({ user }: { user: User }) {
  return (
    <RowSection title={preferences.subscription.title}>
      <Subscription
        user={user}
        renderAction={(action) => (
          <Link to="/subscription" className={rowAction}>
            {action}
          </Link>
        )}
      />
    </RowSection>
  )
}

export function AppExperienceSection({ user, rows }: { user: User; rows: ReactNode }) {
  const { ads } = settings.app
  return (
    <RowSection title={settings.app.title}>
      <Row label={settings.app.theme}>
        <ThemeSwitch />
      </Row>
      {namesInSection('app').map((name) => (
        <PreferenceSwitch key={name} user={user} name={name} />
      ))}
      {rows}
      <Row label={ads.label} value={seesAds(user) ? ads.off : ads.on}>
        {seesAds(user) && (
          <Link to="/subscription" className={rowAction}>
            {ads.action}
          </Link>
        )}
      </Row>
    </RowSection>
  )
}

function ThemeSwitch() {
  const [theme, setTheme] = useTheme()
  return (
    <Segmented
      name="theme"
      label={settings.app.theme}
      options={themeNames.map((value) => ({ value, label: settings.app.themes[value] }))}
      value={theme}
      onChange={setTheme}
    />
  )
}
