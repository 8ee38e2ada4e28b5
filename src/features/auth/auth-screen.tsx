import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { whereTo } from '~/lib/redirect-after-auth'
import { useHydrated } from '~/lib/use-hydrated'
import { Card } from '~/ui/card'
import { Page } from '~/ui/page'
import { Spinner } from '~/ui/spinner'
import { toast } from '~/ui/toast'
import { SkyHeader } from '~/ui/sky-header'
import { useUser } from '~/features/user/user.queries'
import { arrivalNotice, asksToSignUp } from './arrival-notices.ts'
import { warmForms } from './auth-forms.ts'
import { ResetForm } from './reset-form.tsx'
import { WaysIn, type OtherWays } from './ways-in.tsx'

const nowhereSpecial = new URLSearchParams()

export function AuthScreen({ passkey, CompleteProfile }: OtherWays) {
  const { user } = useUser()
  const [params] = useSearchParams()
  const hydrated = useHydrated()
  const navigate = useNavigate()
  // The page was built without a question in its address, and React must first meet what was built.
  const asked = hydrated ? params : nowhereSpecial
  const resetToken = asked.get('reset_token')

  useEffect(() => {
    const notice = arrivalNotice(params)
    if (notice) void toast(notice)
  }, [params])

  if (user && !resetToken) return <LeaveForDestination />
  return (
    <>
      <SkyHeader />
      <Page width="narrow">
        <Card className="sm:p-8" onFocus={warmForms} onPointerEnter={warmForms}>
          {resetToken ? (
            <>
              <h1 className="mb-6 text-28">Choose a new password</h1>
              <ResetForm token={resetToken} onDone={() => navigate('/auth', { replace: true })} />
            </>
          ) : (
            <>
              <h1 className="mb-4 text-28">A page of your own</h1>
              <WaysIn
                first={asksToSignUp(asked) ? 'register' : 'login'}
                passkey={passkey}
                CompleteProfile={asked.has('complete_profile') ? CompleteProfile : undefined}
              />
            </>
          )}
        </Card>
      </Page>
    </>
  )
}

function LeaveForDestination() {
  const [destination] = useState(whereTo)
  return (
    <>
      {/* Until the next screen's script is here. */}
      <Spinner />
      <Navigate to={destination} replace />
    </>
  )
}
