import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { signUpHours, signUpPreferredTime, type Registration } from '#domain/user'
import { auth, register as texts } from '#domain/texts'
import { timeInWords } from '#domain/time/wall-clock'
import { zoneName } from '#domain/time/zone-name'
import { changePerson, knownOfNewAccount, withSession } from '~/features/user/user.queries'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
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
import { DeviceQuestion } from './device-question.tsx'
import { PasswordField } from '~/ui/password-field'
import { toast } from '~/ui/toast'

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
      <TextField
        label={auth.fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email', 'signUpEmail')}
      />
      <PasswordField
        label={auth.fields.password}
        autoComplete="new-password"
        hint={auth.fields.passwordHint}
        error={errors.password?.message}
        {...register('password')}
      />
      {isWhole && (
        <div ref={focusFirst} className="flex flex-col gap-5">
          <TextField label={texts.name} autoComplete="name" {...field('name', 'signUpName')} />
          <TextField
            label={texts.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...field('username', 'signUpUsername')}
          />
          <TextField
            label={texts.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint={texts.phoneHint}
            {...field('phone', 'signUpPhone')}
          />
          <SelectField
            label={texts.preferredTime}
            hint={texts.preferredTimeHint(zoneName(timezone))}
            defaultValue={signUpPreferredTime}
            error={errors.preferredTime?.message}
            {...register('preferredTime')}
          >
            {signUpHours.map((hour) => (
              <option key={hour} value={hour}>
                {timeInWords(hour)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <input type="hidden" defaultValue={timezone} {...register('timezone')} />
      <DeviceQuestion />
      <FailureLine error={signUp.error} />
      <Button type="submit" look="primary" wide disabled={signUp.isPending}>
        {signUp.isPending ? texts.pending : isWhole ? texts.save : texts.next}
      </Button>
      <LegalLine />
    </Form>
  )
}

function useRegister() {
  return useMutation({
    mutationFn: (json: Registration) => withSession(answer(api.register.$post({ json }))),
    onSuccess: (user, _registration, _result, { client }) => {
      changePerson(client, user, knownOfNewAccount(user))
      toast(texts.done)
    },
    onError: (error) => toast({ title: texts.failed, description: sentenceOf(error), tone: 'danger' }),
  })
}
