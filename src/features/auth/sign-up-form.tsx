import type { UseFormReturn } from 'react-hook-form'
import { signUpHours, signUpPreferredTime, type Registration } from '#domain/user'
import { zoneName } from '#domain/time/zone-name'
import { browserTimeZone } from '~/lib/browser-time-zone'
import { activateForm } from '~/lib/early-form'
import { FailureLine } from '~/ui/failure-line'
import { placeFieldErrors } from '~/lib/field-errors'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { SelectField, TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { LegalLine } from '~/ui/legal-line'
import { useRegister } from './auth.mutations.ts'
import { PasswordField } from './password-field.tsx'

export function SignUpForm({ form }: { form: UseFormReturn<Registration> }) {
  const { register, handleSubmit, formState } = form
  const timezone = browserTimeZone()
  const { errors } = formState
  const signUp = useRegister()
  const submit = handleSubmit((values) =>
    settled(signUp.mutateAsync(values, { onError: (error) => placeFieldErrors(error, form) })),
  )
  return (
    <Form ref={activateForm} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters."
        error={errors.password?.message}
        {...register('password')}
      />
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
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="So that each person has one account. Text messages come only if you switch them on in Settings."
        error={errors.phone?.message}
        {...register('phone')}
      />
      <SelectField
        label="Preferred morning time"
        hint={`In your time zone, ${zoneName(timezone)}. Settings can change both.`}
        defaultValue={signUpPreferredTime}
        error={errors.preferredTime?.message}
        {...register('preferredTime')}
      >
        {signUpHours.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <input type="hidden" defaultValue={timezone} {...register('timezone')} />
      <FailureLine error={signUp.error} />
      <Button type="submit" look="primary" wide disabled={signUp.isPending}>
        {signUp.isPending ? 'Creating your account…' : 'Create Account'}
      </Button>
      <LegalLine />
    </Form>
  )
}
