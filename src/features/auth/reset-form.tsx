import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { newPassword } from '#domain/user'
import { FailureLine } from '~/lib/failure-line'
import { placeFieldErrors } from '~/lib/field-errors'
import { enliven } from '~/lib/early-form'
import { Button } from '~/ui/button'
import { warmToasts } from '~/ui/toast'
import { PasswordField } from './password-field.tsx'
import { useResetPassword } from './recovery.mutations.ts'

const schema = z
  .object({ password: newPassword, confirmPassword: z.string() })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: "Passwords don't match",
      // Said beside a password that is too short as well, not only after that one is mended.
      when: () => true,
    }),
  )

export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm<z.infer<typeof schema>>({ resolver: zodResolver(schema) })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const reset = useResetPassword()
  const submit = handleSubmit(({ password }) =>
    reset.mutate({ token, password }, { onSuccess: onDone, onError: (error) => placeFieldErrors(error, form) }),
  )
  return (
    <form ref={enliven} noValidate onSubmit={submit} onFocus={warmToasts} className="flex flex-col gap-5">
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
    </form>
  )
}
