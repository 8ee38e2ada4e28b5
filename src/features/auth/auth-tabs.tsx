import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { auth } from '#domain/texts'
import { lazyPart } from '~/ui/lazy-part'
import { Tabs } from '~/ui/tabs'
import { useRuledForm } from '~/lib/ruled-form'
import { loadSignUpForm } from './auth-forms.ts'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { ButtonLink } from '~/ui/button-link'

const SignUpForm = lazyPart(async () => (await loadSignUpForm()).SignUpForm)

const tabs = ['login', 'register', 'forgot'] as const
type Tab = (typeof tabs)[number]

export type OtherSignIns = {
  /** Sign-in by passkey, shown below the login form. */
  passkey: ReactNode
  /** Replaces the sign-up form after Google or Apple; without a pending profile it shows `otherwise`. */
  CompleteProfile: ComponentType<{ otherwise: ReactNode }>
}

type AuthTabsProps = Pick<OtherSignIns, 'passkey'> & {
  first: Tab
  CompleteProfile: OtherSignIns['CompleteProfile'] | undefined
}

/** The three tabs. Each form keeps what was typed while another tab is open. */
export function AuthTabs({ first, passkey, CompleteProfile }: AuthTabsProps) {
  const [chosen, choose] = useState<Tab>()
  const login = useRuledForm('login')
  const signUp = useRuledForm('register')
  const forgot = useRuledForm('forgot')
  const tab = chosen ?? first

  return (
    <Tabs
      label={auth.tabs.label}
      tabs={tabs.map((id) => ({ id, label: auth.tabs[id] }))}
      chosen={tab}
      onChoose={choose}
    >
      {tab === 'login' && (
        <>
          <LoginForm form={login} />
          <div className="mt-3">{passkey}</div>
        </>
      )}
      {tab === 'register' && (
        <Suspense fallback={<div className="h-80" />}>
          {CompleteProfile ? (
            <CompleteProfile otherwise={<SignUpForm form={signUp} />} />
          ) : (
            <SignUpForm form={signUp} />
          )}
        </Suspense>
      )}
      {tab !== 'forgot' && <ThirdPartyButtons />}
      {tab === 'forgot' && <ForgotForm form={forgot} onSent={() => choose('login')} />}
    </Tabs>
  )
}

/** Plain links, because the provider responds with a page. before-scripts.ts stores the time zone for a new account. */
function ThirdPartyButtons() {
  return (
    <div className="mt-6 flex flex-col gap-3 border-t border-hairline pt-6">
      <ButtonLink to="/api/auth/google" reloadDocument wide>
        {auth.google}
      </ButtonLink>
      <ButtonLink to="/api/auth/apple" reloadDocument wide>
        {auth.apple}
      </ButtonLink>
    </div>
  )
}
