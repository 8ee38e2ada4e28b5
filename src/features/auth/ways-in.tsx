import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  forgottenPasswordSchema,
  loginSchema,
  registerSchema,
  signUpPreferredTime,
  type ForgottenPassword,
  type Login,
  type Registration,
} from '#domain/user'
import { browserTimeZone } from '~/lib/browser-time-zone'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { Tabs } from '~/ui/tabs'
import { ThirdPartyButtons } from './third-party-buttons.tsx'

const tabs = [
  { id: 'login', label: 'Login' },
  { id: 'register', label: 'Sign Up' },
  { id: 'forgot', label: 'Forgot?' },
] as const
type Tab = (typeof tabs)[number]['id']

/** The three tabs. What is typed in one is still there after a look at another. */
export function WaysIn({ first }: { first: Tab }) {
  const [chosen, choose] = useState<Tab>()
  const login = useForm<Login>({ resolver: zodResolver(loginSchema) })
  const signUp = useForm<Registration>({
    resolver: zodResolver(registerSchema),
    defaultValues: { timezone: browserTimeZone(), preferredTime: signUpPreferredTime },
  })
  const forgot = useForm<ForgottenPassword>({ resolver: zodResolver(forgottenPasswordSchema) })
  const tab = chosen ?? first

  return (
    <Tabs label="Ways in" tabs={tabs} chosen={tab} onChoose={choose}>
      {tab === 'login' && <LoginForm form={login} />}
      {tab === 'register' && <SignUpForm form={signUp} />}
      {tab === 'forgot' ? <ForgotForm form={forgot} onSent={() => choose('login')} /> : <ThirdPartyButtons />}
    </Tabs>
  )
}
