import type { UseFormReturn } from 'react-hook-form'
import type { Login } from '#domain/user'
import { activateForm } from '~/lib/early-form'
import { FailureLine } from '~/ui/failure-line'
import { placeFieldErrors } from '~/lib/field-errors'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { useLogin } from './auth.mutations.ts'
import { DeviceQuestion } from './device-question.tsx'
import { PasswordField } from '~/ui/password-field'

export function LoginForm({ form }: { form: UseFormReturn<Login> }) {
  const { register, handleSubmit, formState } = form
  const login = useLogin()
  const submit = handleSubmit((values) =>
    settled(login.mutateAsync(values, { onError: (error) => placeFieldErrors(error, form) })),
  )
  return (
    <Form ref={activateForm} aria-label="Login" noValidate onSubmit={submit} className="flex flex-col gap-5">
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
      <DeviceQuestion />
      <FailureLine error={login.error} />
      <Button type="submit" look="primary" wide disabled={login.isPending}>
        {login.isPending ? 'Logging in…' : 'Log In'}
      </Button>
    </Form>
  )
}
