import { useEffect, useState, type ReactNode } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { whereTo } from '~/lib/redirect-after-auth'
import { useHydrated } from '~/lib/use-hydrated'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { Page } from '~/ui/page'
import { Spinner } from '~/ui/spinner'
import { toast } from '~/ui/toast'
import { SkyHeader } from '~/ui/sky-header'
import { useUser } from '~/features/user/user.queries'
import { authNotice, opensSignUp } from './auth-notices.ts'
import { preloadForms } from './auth-forms.ts'
import { ResetForm } from './reset-form.tsx'
import { AuthTabs, type OtherSignIns } from './auth-tabs.tsx'

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
  const resetToken = query.get('reset_token')

  useEffect(() => {
    const message = authNotice(params)
    if (message) void toast(message)
  }, [params])

  if (user && !resetToken) return <RedirectAfterAuth todaySkeleton={todaySkeleton} />
  return (
    <>
      <SkyHeader />
      <Page width="narrow">
        <Card className="sm:p-8" onFocus={preloadForms} onPointerEnter={preloadForms}>
          {resetToken ? (
            <>
              <h1 className="mb-6 text-28">Choose a new password</h1>
              <ResetForm token={resetToken} onDone={() => navigate('/auth', { replace: true })} />
            </>
          ) : (
            <>
              <h1 className="mb-4 text-28">A page of your own</h1>
              {notice?.tone === 'danger' && (
                <div className="mb-4">
                  <Notice tone="danger" title={notice.title}>
                    {notice.description}
                  </Notice>
                </div>
              )}
              <AuthTabs
                first={opensSignUp(query) ? 'register' : 'login'}
                passkey={passkey}
                CompleteProfile={query.has('complete_profile') ? CompleteProfile : undefined}
              />
            </>
          )}
        </Card>
      </Page>
    </>
  )
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
