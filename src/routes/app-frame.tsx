import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { showsNavigation } from '#domain/screens'
import { useEntriesOfOtherTabs } from '~/features/entry/stored.queries'
import { useOutbox } from '~/features/entry/use-outbox'
import { Frame } from '~/features/frame/frame'
import { Navigation } from '~/features/frame/navigation'
import { useFocusOnNavigation } from '~/features/frame/use-focus-on-navigation'
import { Gate, type PersonalPreviews } from '~/features/plan/gate'
import { userQuery } from '~/features/user/user.queries'
import { sentenceOf } from '~/lib/api-error'
import { Spinner } from '~/ui/spinner'
import { Trouble } from '~/ui/trouble'

const HistoryGlimpse = lazy(() =>
  import('~/features/history/history-glimpse').then((module) => ({ default: module.HistoryGlimpse })),
)

const personalPreviews: PersonalPreviews = {
  history: (example) => (
    <Suspense fallback={example}>
      <HistoryGlimpse example={example} />
    </Suspense>
  ),
}

export default function AppFrame() {
  const { pathname } = useLocation()
  const { data: user, error, refetch } = useQuery(userQuery)
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main, pathname)
  useOutbox(user?.id)
  useEntriesOfOtherTabs()
  return (
    <Frame
      ref={main}
      navigation={
        showsNavigation(pathname, Boolean(user)) && <Navigation subscribed={user?.subscriptionStatus === 'active'} />
      }
    >
      {user !== undefined ? (
        <Gate user={user} previews={personalPreviews}>
          <Outlet />
        </Gate>
      ) : error ? (
        <Trouble
          title="We could not find out who is here"
          whatToDo={sentenceOf(error)}
          onAgain={() => void refetch()}
        />
      ) : (
        <Spinner />
      )}
    </Frame>
  )
}
