import { FailureLine } from '~/lib/failure-line'
import { placeFieldErrors } from '~/lib/field-errors'
import { activateForm } from '~/lib/early-form'
import { settled } from '~/lib/settled'
import { Button } from '~/ui/button'
import { Form } from '~/ui/form'
import { useResetForm } from './auth-forms.ts'
import { PasswordField } from './password-field.tsx'
import { useResetPassword } from './recovery.mutations.ts'

export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useResetForm()
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const reset = useResetPassword()
  const submit = handleSubmit(({ password }) =>
    settled(
      reset.mutateAsync({ token, password }, { onSuccess: onDone, onError: (error) => placeFieldErrors(error, form) }),
    ),
  )
  return (
    <Form ref={activateForm} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters."
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <FailureLine error={reset.error} />
      <Button type="submit" look="primary" wide disabled={reset.isPending}>
        {reset.isPending ? 'Saving…' : 'Reset Password'}
      </Button>
    </Form>
  )
}
