import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { frame, preferences, settings } from '#domain/texts'
import { DeleteAccountRow } from '~/features/account/delete-account-row'
import { PasswordRow } from '~/features/account/password-row'
import { SignOutButton } from '~/features/auth/sign-out-button'
import { CalendarFeed } from '~/features/calendar/calendar-feed'
import { ExportRow } from '~/features/export/export-row'
import { ImportRow } from '~/features/import/import-row'
import { InstallRow } from '~/features/offline/install-row'
import { KeepDaysRow } from '~/features/offline/keep-days-row'
import { MessageLog } from '~/features/message/message-log'
import { NotificationsSection } from '~/features/user/notifications/notifications-section'
import { PasskeyCard } from '~/features/passkey/passkey-card'
import { DevicesSection } from '~/features/session/devices-section'
import { DataSection } from '~/features/user/data-section'
import { AppExperienceSection, SubscriptionSection } from '~/features/user/plan-sections'
import { ProfileSection } from '~/features/user/profile-section'
import { useUser } from '~/features/user/user.queries'
import { EmailRow } from '~/features/verification/email-row'
import { Page } from '~/drawings/page'
import { lazyPart } from '~/ui/lazy-part'
import { PageHeader } from '~/ui/page-header'
import { WhenSeen } from '~/ui/when-seen'

const IdentityRows = lazyPart(async () => (await import('~/features/identity/identity-rows')).default)

export const meta = () => [{ title: settings.page }]

export default function Settings() {
  const { user } = useUser()
  const [params] = useSearchParams()
  // From Google or Apple: what came of it is said at once, though it is out of sight.
  const [isBack] = useState(params.has('google') || params.has('apple'))
  if (!user) return null
  return (
    <Page>
      <PageHeader title={preferences.title} back={{ to: '/', label: frame.back }} />
      <div className="flex flex-col gap-10">
        <ProfileSection user={user} email={<EmailRow user={user} />} />
        <SubscriptionSection user={user} />
        <AppExperienceSection user={user} rows={<InstallRow />} />
        <NotificationsSection user={user} />
        <MessageLog user={user} />
        <CalendarFeed user={user} />
        <PasskeyCard
          zone={user.timezone}
          password={<PasswordRow user={user} />}
          identities={
            isBack ? (
              <Suspense>
                <IdentityRows user={user} />
              </Suspense>
            ) : (
              <WhenSeen>
                <IdentityRows user={user} />
              </WhenSeen>
            )
          }
        />
        <DevicesSection zone={user.timezone} />
        <DataSection
          user={user}
          rows={
            <>
              <KeepDaysRow user={user} />
              <ExportRow />
              <ImportRow user={user} />
            </>
          }
          deleteAccount={<DeleteAccountRow user={user} />}
        />
        <SignOutButton />
      </div>
    </Page>
  )
}
