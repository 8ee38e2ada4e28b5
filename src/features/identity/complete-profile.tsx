import { useMutation, useQuery } from '@tanstack/react-query'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { providerNames, type PendingProfile } from '#domain/identity'
import { auth, register as texts } from '#domain/texts'
import { completeProfileSchema, signUpHours, signUpPreferredTime, type CompleteProfile as Profile } from '#domain/user'
import { timeInWords } from '#domain/time/wall-clock'
import { changePerson, knownOfNewAccount, withSession } from '~/features/user/user.queries'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { browserTimeZone } from '~/lib/browser-time-zone'
import { activateForm } from '~/lib/early-form'
import { FailureLine } from '~/ui/failure-line'
import { placeFieldErrors } from '~/lib/field-errors'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { SelectField, TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { LegalLine } from '~/ui/legal-line'
import { toast } from '~/ui/toast'

/** Asks for the name or address that the identity provider did not send. */
export default function CompleteProfile({ otherwise }: { otherwise: ReactNode }) {
  const { data, isPending } = useQuery({
    queryKey: ['pending profile'],
    queryFn: () => answer(api.auth.pending.$get()),
    gcTime: 0,
  })
  if (isPending) return <div className="h-160" />
  return data?.pending ? <ProfileForm pending={data.pending} /> : otherwise
}

function ProfileForm({ pending: { provider, name, email } }: { pending: PendingProfile }) {
  const form = useForm<Profile>({
    resolver: zodResolver(completeProfileSchema),
    defaultValues: { name, email, timezone: browserTimeZone(), preferredTime: signUpPreferredTime },
  })
  const { register, handleSubmit, formState } = form
  const complete = useMutation({
    mutationFn: (json: Profile) => withSession(answer(api.auth['complete-profile'].$post({ json }))),
    onSuccess: (user, _profile, _result, { client }) => {
      changePerson(client, user, knownOfNewAccount(user))
      toast(texts.done)
    },
    onError: (error) => {
      placeFieldErrors(error, form)
      toast({ title: texts.failed, description: sentenceOf(error), tone: 'danger' })
    },
  })
  return (
    <Form
      ref={activateForm}
      noValidate
      onSubmit={handleSubmit((profile) => settled(complete.mutateAsync(profile)))}
      className="flex flex-col gap-5"
    >
      <p className="text-15 text-soft">{texts.isYou(providerNames[provider])}</p>
      <TextField label={texts.name} autoComplete="name" error={formState.errors.name?.message} {...register('name')} />
      <TextField
        label={auth.fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <SelectField
        label={texts.preferredTime}
        error={formState.errors.preferredTime?.message}
        {...register('preferredTime')}
      >
        {signUpHours.map((hour) => (
          <option key={hour} value={hour}>
            {timeInWords(hour)}
          </option>
        ))}
      </SelectField>
      <FailureLine error={complete.error} />
      <Button type="submit" look="primary" wide disabled={complete.isPending}>
        {complete.isPending ? texts.pending : texts.save}
      </Button>
      <LegalLine />
    </Form>
  )
}
