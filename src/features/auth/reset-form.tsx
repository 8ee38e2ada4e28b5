import { useQuery } from '@tanstack/react-query'
import { auth, common } from '#domain/texts'
import { ApiError, sentenceOf } from '~/lib/api-error'
import { FailureLine } from '~/ui/failure-line'
import { placeFieldErrors } from '~/lib/field-errors'
import { activateForm } from '~/lib/early-form'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { Form } from '~/ui/form'
import { useRuledForm } from '~/lib/ruled-form'
import { ForgotForm } from './forgot-form.tsx'
import { PasswordField } from '~/ui/password-field'
import { resetLinkQuery, useResetPassword } from './recovery.mutations.ts'

type ResetProps = { token: string; onDone: () => void }

/** The form for a new password. A link that was used or is too old gets the form for another one. */
export function Reset({ token, onDone }: ResetProps) {
  const { error, isPending } = useQuery(resetLinkQuery(token))
  const forgot = useRuledForm('forgot')
  if (isPending) return null
  // Without a connection the form can be filled in.
  if (!(error instanceof ApiError && error.status === 400)) return <ResetForm token={token} onDone={onDone} />
  return (
    <div className="flex flex-col gap-5">
      <p role="alert">{sentenceOf(error)}</p>
      <ForgotForm form={forgot} onSent={onDone} />
    </div>
  )
}

function ResetForm({ token, onDone }: ResetProps) {
  const form = useRuledForm('reset')
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
        label={auth.reset.password}
        autoComplete="new-password"
        hint={auth.fields.passwordHint}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label={auth.reset.again}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <FailureLine error={reset.error} />
      <Button type="submit" look="primary" wide disabled={reset.isPending}>
        {reset.isPending ? common.saving : auth.reset.save}
      </Button>
    </Form>
  )
}
