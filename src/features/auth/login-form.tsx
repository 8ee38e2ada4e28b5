import { useMutation } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import type { Login } from '#domain/user'
import { auth } from '#domain/texts'
import { changePerson, withSession } from '~/features/user/user.queries'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { activateForm } from '~/lib/early-form'
import { FailureLine } from '~/ui/failure-line'
import { placeFieldErrors } from '~/lib/field-errors'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { DeviceQuestion } from './device-question.tsx'
import { PasswordField } from '~/ui/password-field'
import { toast } from '~/ui/toast'

export function LoginForm({ form }: { form: UseFormReturn<Login> }) {
  const { register, handleSubmit, formState } = form
  const login = useLogin()
  const submit = handleSubmit((values) =>
    settled(login.mutateAsync(values, { onError: (error) => placeFieldErrors(error, form) })),
  )
  return (
    <Form ref={activateForm} aria-label={auth.tabs.login} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={auth.login.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label={auth.fields.password}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <DeviceQuestion />
      <FailureLine error={login.error} />
      <Button type="submit" look="primary" wide disabled={login.isPending}>
        {login.isPending ? auth.login.pending : auth.login.save}
      </Button>
    </Form>
  )
}

function useLogin() {
  return useMutation({
    mutationFn: (json: Login) => withSession(answer(api.login.$post({ json }))),
    onSuccess: (user, _login, _result, { client }) => {
      changePerson(client, user)
      toast(auth.login.done)
    },
    onError: (error) => toast({ title: auth.login.failed, description: sentenceOf(error), tone: 'danger' }),
  })
}
