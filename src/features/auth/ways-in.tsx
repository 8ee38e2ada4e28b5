import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Tabs } from '~/ui/tabs'
import { loadSignUpForm, useForgotForm, useLoginForm, useSignUpForm } from './auth-forms.ts'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { ThirdPartyButtons } from './third-party-buttons.tsx'

const SignUpForm = lazy(async () => ({ default: (await loadSignUpForm()).SignUpForm }))

const tabs = [
  { id: 'login', label: 'Login' },
  { id: 'register', label: 'Sign Up' },
  { id: 'forgot', label: 'Forgot?' },
] as const
type Tab = (typeof tabs)[number]['id']

export type OtherWays = {
  /** Beside the password. */
  passkey: ReactNode
  /** In place of the sign-up form, for whom a provider knows already; it falls back to `otherwise`. */
  CompleteProfile: ComponentType<{ otherwise: ReactNode }>
}

type WaysInProps = Pick<OtherWays, 'passkey'> & {
  first: Tab
  CompleteProfile: OtherWays['CompleteProfile'] | undefined
}

/** The three tabs. What is typed in one is still there after a look at another. */
export function WaysIn({ first, passkey, CompleteProfile }: WaysInProps) {
  const [chosen, choose] = useState<Tab>()
  const login = useLoginForm()
  const signUp = useSignUpForm()
  const forgot = useForgotForm()
  const tab = chosen ?? first

  return (
    <Tabs label="Ways in" tabs={tabs} chosen={tab} onChoose={choose}>
      {tab === 'login' && (
        <>
          <LoginForm form={login} />
          <div className="mt-3">{passkey}</div>
        </>
      )}
      {tab === 'register' && (
        <Suspense fallback={<div className="h-160" />}>
          {CompleteProfile ? (
            <CompleteProfile otherwise={<SignUpForm form={signUp} />} />
          ) : (
            <SignUpForm form={signUp} />
          )}
        </Suspense>
      )}
      {tab === 'forgot' ? <ForgotForm form={forgot} onSent={() => choose('login')} /> : <ThirdPartyButtons />}
    </Tabs>
  )
}
