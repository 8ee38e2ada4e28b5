import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { signUpHours, signUpPreferredTime, type Registration } from '#domain/user'
import { zoneName } from '#domain/time/zone-name'
import { browserTimeZone } from '~/lib/browser-time-zone'
import { keptField, type signUpKeys } from '~/device/browser-storage'
import { activateForm } from '~/lib/early-form'
import { FailureLine } from '~/ui/failure-line'
import { placeFieldErrors } from '~/lib/field-errors'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { SelectField, TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { focusFirst } from '~/ui/form-focus'
import { LegalLine } from '~/ui/legal-line'
import { useRegister } from './auth.mutations.ts'
import { DeviceQuestion } from './device-question.tsx'
import { PasswordField } from '~/ui/password-field'

/** The address and the password, and then the rest below them. */
export function SignUpForm({ form }: { form: UseFormReturn<Registration> }) {
  const { register, handleSubmit, trigger, formState } = form
  const [isWhole, setIsWhole] = useState(false)
  const timezone = browserTimeZone()
  const { errors } = formState
  const signUp = useRegister()
  const submit = handleSubmit((values) =>
    settled(signUp.mutateAsync(values, { onError: (error) => placeFieldErrors(error, form) })),
  )
  const goOn = async () => {
    if (await trigger(['email', 'password'], { shouldFocus: true })) setIsWhole(true)
  }
  const field = (name: 'email' | 'name' | 'username' | 'phone', key: (typeof signUpKeys)[number]) => ({
    error: errors[name]?.message,
    ...keptField(key),
    ...register(name),
  })
  return (
    <Form ref={activateForm} noValidate onSubmit={isWhole ? submit : goOn} className="flex flex-col gap-5">
      <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email', 'signUpEmail')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters."
        error={errors.password?.message}
        {...register('password')}
      />
      {isWhole && (
        <div ref={focusFirst} className="flex flex-col gap-5">
          <TextField label="Name" autoComplete="name" {...field('name', 'signUpName')} />
          <TextField
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...field('username', 'signUpUsername')}
          />
          <TextField
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint="So that each person has one account. Text messages come only if you switch them on in Settings."
            {...field('phone', 'signUpPhone')}
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
        </div>
      )}
      <input type="hidden" defaultValue={timezone} {...register('timezone')} />
      <DeviceQuestion />
      <FailureLine error={signUp.error} />
      <Button type="submit" look="primary" wide disabled={signUp.isPending}>
        {signUp.isPending ? 'Creating your account…' : isWhole ? 'Create Account' : 'Continue'}
      </Button>
      <LegalLine />
    </Form>
  )
}
