import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { emptyTexts, formSections, hasText, textsOf } from '#domain/entry-sections'
import { ridgesOf } from '#domain/sky'
import { auth } from '#domain/texts'
import { sessionStore } from '~/device/browser-storage'
import { readGuestTexts, readUnsentTexts } from '~/device/guest-texts'
import { whereTo } from '~/lib/redirect-after-auth'
import { useHydrated } from '~/lib/use-hydrated'
import { Card } from '~/drawings/card'
import { lazyPart, nothing } from '~/ui/lazy-part'
import { Page } from '~/drawings/page'
import { Spinner } from '~/ui/spinner'
import { toast, type Toast } from '~/ui/toast'
import { SkyHeader } from '~/ui/sky-header'
import { useUser } from '~/features/user/user.queries'
import { preloadForms } from './auth-forms.ts'
import { Reset } from './reset-form.tsx'
import { AuthTabs, type OtherSignIns } from './auth-tabs.tsx'
import { WaitingPage } from './waiting-page.tsx'

// Few people ever follow such a link.
const TakeBack = lazyPart(async () => (await import('./take-back.tsx')).TakeBack)
// Few sign-ins have failed before.
const Notice = lazyPart(async () => (await import('~/ui/notice')).Notice, nothing)

const noParams = new URLSearchParams()

type AuthScreenProps = OtherSignIns & {
  /** Shown after sign-in, until the script of the today screen has loaded. */
  todaySkeleton: ReactNode
}

export function AuthScreen({ passkey, CompleteProfile, todaySkeleton }: AuthScreenProps) {
  const { user } = useUser()
  const [params] = useSearchParams()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  // The prerendered HTML has no query; hydration must start from the same state.
  const query = hydrated ? params : noParams
  const notice = authNotice(query)
  const shown = query.has('session_ended')
    ? ({ ...auth.notices.sessionEnded, tone: 'note' } as const)
    : notice?.tone === 'danger'
      ? notice
      : undefined
  const resetToken = query.get('reset_token')
  const returnToken = query.get('take_back')
  const link = resetToken ?? returnToken
  const texts = useMemo(() => textsOf(hydrated ? readGuestTexts() : emptyTexts, formSections), [hydrated])
  const isWaiting = hasText(texts) && !link
  const [asksLogin] = useState(asksForLogin)
  const first = opensSignUp(query) || (isWaiting && !(hydrated && asksLogin)) ? 'register' : 'login'

  useEffect(() => {
    const message = authNotice(params)
    if (message) toast(message)
  }, [params])

  if (user && !link) return <RedirectAfterAuth todaySkeleton={todaySkeleton} />
  const toSignIn = () => void navigate('/auth', { replace: true })
  const width = isWaiting ? 'wide' : 'narrow'
  return (
    <div className="auth-screen" data-hydrated={hydrated || undefined}>
      {/* The hills of what is written already. */}
      <SkyHeader width={width} {...(isWaiting && { ridges: ridgesOf(texts) })} />
      <Page width={width}>
        <Card className="sm:p-8" onFocus={preloadForms} onPointerEnter={preloadForms}>
          {resetToken ? (
            <>
              <h1 className="mb-6 text-28">{auth.heading.reset}</h1>
              <Reset token={resetToken} onDone={toSignIn} />
            </>
          ) : returnToken ? (
            <>
              <h1 className="mb-6 text-28">{auth.heading.takeBack}</h1>
              <Suspense fallback={<div className="h-40" />}>
                <TakeBack token={returnToken} onDone={toSignIn} />
              </Suspense>
            </>
          ) : (
            <div className={isWaiting ? 'grid gap-6 desk:grid-cols-2 desk:gap-10' : undefined}>
              <div className={isWaiting ? 'desk:sticky desk:top-8 desk:self-start' : undefined}>
                <h1 className="mb-4 text-28">{isWaiting ? auth.heading.waiting : auth.heading.visitor}</h1>
                {isWaiting && <WaitingPage texts={texts} isSent={!hasText(readUnsentTexts())} />}
              </div>
              <div>
                {shown && (
                  <div className="mb-4">
                    <Suspense>
                      <Notice tone={shown.tone} title={shown.title}>
                        {shown.description}
                      </Notice>
                    </Suspense>
                  </div>
                )}
                <AuthTabs
                  first={first}
                  passkey={passkey}
                  CompleteProfile={query.has('complete_profile') ? CompleteProfile : undefined}
                />
              </div>
            </div>
          )}
        </Card>
      </Page>
    </div>
  )
}

/** Whether the link that led here says Sign In (see before-scripts.ts). */
function asksForLogin(): boolean {
  const tab = sessionStore.read('askedTab')
  sessionStore.remove('askedTab')
  return tab === 'login'
}

function RedirectAfterAuth({ todaySkeleton }: Pick<AuthScreenProps, 'todaySkeleton'>) {
  const [destination] = useState(whereTo)
  return (
    <>
      {/^\/(today)?(\?|$)/.test(destination) ? todaySkeleton : <Spinner />}
      <Navigate to={destination} replace />
    </>
  )
}

/** The toast for a reason in the address of /auth. */
function authNotice(params: URLSearchParams): Toast | undefined {
  switch (params.get('error')) {
    case 'oauth_failed':
      return { ...auth.notices.failed, tone: 'danger' }
    case 'apple_not_configured':
      return { ...auth.notices.noApple, tone: 'danger' }
  }
  if (params.has('complete_profile')) return auth.notices.completeProfile
  return params.has('apple_signup') ? auth.notices.appleSignUp : undefined
}

/** Whether the address opens the sign-up tab. */
function opensSignUp(params: URLSearchParams): boolean {
  return params.has('complete_profile') || params.has('apple_signup')
}
