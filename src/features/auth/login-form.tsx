import type { SyntheticEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Login } from '#domain/user'
import { localStore } from '~/device/browser-storage'
import { activateForm } from '~/lib/early-form'
import { FailureLine } from '~/lib/failure-line'
import { placeFieldErrors } from '~/lib/field-errors'
import { settled } from '~/lib/settled'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/choice'
import { TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { useLogin } from './auth.mutations.ts'
import { PasswordField } from './password-field.tsx'

export function LoginForm({ form }: { form: UseFormReturn<Login> }) {
  const { register, handleSubmit, formState } = form
  const login = useLogin()
  const submit = handleSubmit((values) =>
    settled(login.mutateAsync(values, { onError: (error) => placeFieldErrors(error, form) })),
  )
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    // Settings has the switch that takes it back.
    if (new FormData(event.currentTarget).has('shared')) localStore.write('keepsDays', 'off')
    return submit(event)
  }
  return (
    <Form ref={activateForm} noValidate onSubmit={send} className="flex flex-col gap-5">
      <TextField
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Checkbox name="shared" label="Others use this device too" hint="It then keeps none of your pages." />
      <FailureLine error={login.error} />
      <Button type="submit" look="primary" wide disabled={login.isPending}>
        {login.isPending ? 'Logging in…' : 'Log In'}
      </Button>
    </Form>
  )
}
