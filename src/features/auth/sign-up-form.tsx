import type { UseFormReturn } from 'react-hook-form'
import { signUpHours, type Registration } from '#domain/user'
import { FailureLine } from '~/lib/failure-line'
import { placeFieldErrors } from '~/lib/field-errors'
import { Button } from '~/ui/button'
import { SelectField, TextField } from '~/ui/field'
import { warmToasts } from '~/ui/toast'
import { enliven } from '~/lib/early-form'
import { useRegister } from './auth.mutations.ts'
import { PasswordField } from './password-field.tsx'

export function SignUpForm({ form }: { form: UseFormReturn<Registration> }) {
  const { register, handleSubmit, getValues, formState } = form
  const { errors } = formState
  const signUp = useRegister()
  const submit = handleSubmit((values) => signUp.mutate(values, { onError: (error) => placeFieldErrors(error, form) }))
  return (
    <form ref={enliven} noValidate onSubmit={submit} onFocus={warmToasts} className="flex flex-col gap-5">
      <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="We text you only if you turn that on."
        error={errors.phone?.message}
        {...register('phone')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters."
        error={errors.password?.message}
        {...register('password')}
      />
      <SelectField
        label="Preferred morning time"
        hint={`In your time zone, ${getValues('timezone').replaceAll('_', ' ')}. Settings can change both.`}
        error={errors.preferredTime?.message}
        {...register('preferredTime')}
      >
        {signUpHours.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <FailureLine error={signUp.error} />
      <Button type="submit" look="primary" wide disabled={signUp.isPending}>
        {signUp.isPending ? 'Creating your account…' : 'Create Account'}
      </Button>
    </form>
  )
}
