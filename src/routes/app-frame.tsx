import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, type ComponentType, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import type { Upsell } from '#domain/plan'
import { screenAt, showsNavigation } from '#domain/screens'
import { setRegion } from '#domain/time/formats'
import { common } from '#domain/texts'
import { OfflineLine } from '~/drawings/offline-line'
import { Frame } from '~/features/frame/frame'
import { Navigation } from '~/features/frame/navigation'
import { useFocusOnNavigation } from '~/features/frame/use-focus-on-navigation'
import { useSkippedTransitions } from '~/features/frame/use-skipped-transitions'
import { Gate } from '~/features/gate/gate'
import { useOffline } from '~/features/offline/use-offline'
import { useOtherPerson } from '~/features/user/use-other-person'
import { useEndedSession, userQuery } from '~/features/user/user.queries'
import { sentenceOf } from '~/lib/api-error'
import { hasSentTexts } from '~/device/guest-texts'
import { lazyPart, nothing } from '~/ui/lazy-part'
import '~/ui/second-press'
import { Spinner } from '~/ui/spinner'
import { Trouble } from '~/ui/trouble'

type Preview = ComponentType<{ example: ReactNode }>
const exampleAlone: Preview = ({ example }) => example

const previews: Record<Upsell, Preview> = {
  history: lazyPart(async () => (await import('~/features/history/history-glimpse')).HistoryGlimpse, exampleAlone),
  highlights: lazyPart(
    async () => (await import('~/features/highlights/highlights-glimpse')).HighlightsGlimpse,
    exampleAlone,
  ),
  goals: lazyPart(async () => (await import('~/features/goal/goals-at-gate')).GoalsAtGate, exampleAlone),
}

const ZoneNotice = lazyPart(async () => (await import('~/features/user/zone-notice')).default, nothing)
const OtherPersonNotice = lazyPart(async () => (await import('~/features/user/other-person-notice')).default, nothing)
// Without it the changes stay on the device.
const Exchange = lazyPart(async () => (await import('./exchange')).Exchange, nothing)
// Guest texts that are not transferred stay on the device.
const GuestTransfer = lazyPart(async () => (await import('~/features/entry/unsent/guest-transfer')).default, nothing)

function personalPreview(of: Upsell, example: ReactNode): ReactNode {
  const Preview = previews[of]
  return (
    <Suspense fallback={example}>
      <Preview example={example} />
    </Suspense>
  )
}

export default function AppFrame() {
  const { pathname } = useLocation()
  const { data: user, error, refetch } = useQuery(userQuery)
  setRegion(user?.region)
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main, pathname)
  useSkippedTransitions()
  useEndedSession()
  const isFromDevice = useOffline(Boolean(user))
  const { isToTell, screenKey, tell } = useOtherPerson()
  return (
    <Frame
      ref={main}
      navigation={
        showsNavigation(pathname, Boolean(user)) && (
          <Navigation subscribed={user?.subscriptionStatus === 'active'} isVisitor={!user} />
        )
      }
    >
      {isToTell && (
        <Suspense>
          <OtherPersonNotice isSignedIn={Boolean(user)} onClose={tell} />
        </Suspense>
      )}
      {user && (
        <Suspense>
          <Exchange userId={user.id} />
        </Suspense>
      )}
      {user && isFromDevice && <OfflineLine />}
      {user && user.timezone !== new Intl.DateTimeFormat().resolvedOptions().timeZone && (
        <Suspense>
          <ZoneNotice key={user.id} user={user} />
        </Suspense>
      )}
      {user && screenAt(pathname)?.firstData !== 'today' && hasSentTexts() && (
        <Suspense>
          <GuestTransfer key={user.id} user={user} />
        </Suspense>
      )}
      {user !== undefined ? (
        <Gate key={screenKey} user={user} personalPreview={personalPreview}>
          <Outlet />
        </Gate>
      ) : error ? (
        <Trouble title={common.trouble.whoIsHere} whatToDo={sentenceOf(error)} onAgain={() => void refetch()} />
      ) : (
        <Spinner />
      )}
    </Frame>
  )
}
