import { lazy, Suspense, useState } from 'react'
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

/** The three tabs. What is typed in one is still there after a look at another. */
export function WaysIn({ first }: { first: Tab }) {
  const [chosen, choose] = useState<Tab>()
  const login = useLoginForm()
  const signUp = useSignUpForm()
  const forgot = useForgotForm()
  const tab = chosen ?? first

  return (
    <Tabs label="Ways in" tabs={tabs} chosen={tab} onChoose={choose}>
      {tab === 'login' && <LoginForm form={login} />}
      {tab === 'register' && (
        <Suspense fallback={<div className="h-160" />}>
          <SignUpForm form={signUp} />
        </Suspense>
      )}
      {tab === 'forgot' ? <ForgotForm form={forgot} onSent={() => choose('login')} /> : <ThirdPartyButtons />}
    </Tabs>
  )
}
