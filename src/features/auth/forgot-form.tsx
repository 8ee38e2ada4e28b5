import type { UseFormReturn } from 'react-hook-form'
import type { ForgottenPassword } from '#domain/user'
import { auth, common } from '#domain/texts'
import { activateForm } from '~/lib/early-form'
import { FailureLine } from '~/ui/failure-line'
import { placeFieldErrors } from '~/lib/field-errors'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { useForgotPassword } from './recovery.mutations.ts'

export function ForgotForm({ form, onSent }: { form: UseFormReturn<ForgottenPassword>; onSent: () => void }) {
  const { register, handleSubmit, formState } = form
  const forgot = useForgotPassword()
  const submit = handleSubmit((values) =>
    settled(forgot.mutateAsync(values, { onSuccess: onSent, onError: (error) => placeFieldErrors(error, form) })),
  )
  return (
    <Form ref={activateForm} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={auth.fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={auth.forgot.hint}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <FailureLine error={forgot.error} />
      <Button type="submit" look="primary" wide disabled={forgot.isPending}>
        {forgot.isPending ? common.sending : auth.forgot.save}
      </Button>
    </Form>
  )
}
