import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { seesAds } from '#domain/plan'
import { namesInSection } from '#domain/preferences'
import type { User } from '#domain/user'
import { common } from '#domain/texts'
import { Subscription } from '~/drawings/settings'
import { Row, rowAction } from '~/drawings/rows'
import { RowSection } from '~/ui/row-section'
import { PreferenceSwitch } from './preference-switch.tsx'
import { themeNames, useTheme } from '~/lib/theme'
import { Segmented } from '~/drawings/segmented'

export function SubscriptionSection({ user }: { user: User }) {
  return (
    <RowSection title="Subscription">
      <Subscription
        user={user}
        renderAction={(word) => (
          <Link to="/subscription" className={rowAction}>
            {word}
          </Link>
        )}
      />
    </RowSection>
  )
}

export function AppExperienceSection({ user, rows }: { user: User; rows: ReactNode }) {
  return (
    <RowSection title="App Experience">
      <Row label="Theme">
        <ThemeSwitch />
      </Row>
      {namesInSection('app').map((name) => (
        <PreferenceSwitch key={name} user={user} name={name} />
      ))}
      {rows}
      <Row
        label="Ad-Free Experience"
        value={seesAds(user) ? 'Part of Premium.' : 'On. Thank you for supporting Firstlight.'}
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

function ThemeSwitch() {
  const [theme, setTheme] = useTheme()
  return (
    <Segmented
      name="theme"
      label="Theme"
      options={themeNames.map((value) => ({ value, label: common.themes[value] }))}
      value={theme}
      onChange={setTheme}
    />
  )
}
