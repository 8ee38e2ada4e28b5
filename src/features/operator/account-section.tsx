import { useState } from 'react'
import { accountSchema } from '#domain/operator'
import { useSignInAgain } from '~/features/session/session.queries'
import { RecentSignInFailure } from '~/ui/recent-sign-in-failure'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { confirm } from '~/ui/confirm'
import { TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { RowSection } from '~/ui/row-section'
import { useChangeAccount } from './operator.queries.ts'

/** Bars an account from signing in, or lets it in again. */
export function AccountSection() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const change = useChangeAccount()
  const signIn = useSignInAgain()

  const save = async (isActive: boolean) => {
    const { data, error: fault } = accountSchema.safeParse({ email, isActive })
    setError(fault?.issues[0]?.message)
    if (!data) return
    const isSure =
      isActive ||
      (await confirm({
        title: `Deactivate ${data.email}?`,
        description: 'The person is signed out everywhere and cannot sign in. Nothing is deleted.',
        action: 'Deactivate',
      }))
    if (isSure) await settled(change.mutateAsync(data, { onSuccess: () => setEmail('') }))
  }
  return (
    <RowSection title="Accounts">
      <Form noValidate onSubmit={() => save(false)} className="flex flex-col gap-3 py-4">
        <TextField
          label="E-mail of the account"
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          error={error}
          onChange={({ target }) => setEmail(target.value)}
        />
        <RecentSignInFailure error={change.error} signIn={signIn} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="danger" disabled={change.isPending}>
            Deactivate
          </Button>
          <Button disabled={change.isPending} onClick={() => void save(true)}>
            Activate again
          </Button>
        </div>
      </Form>
    </RowSection>
  )
}
