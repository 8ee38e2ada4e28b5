import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { contactSchema, type ContactMessage } from '#domain/contact'
import { enliven } from '~/lib/early-form'
import { placeFieldErrors } from '~/lib/field-errors'
import { Button } from '~/ui/button'
import { TextAreaField, TextField } from '~/ui/field'
import { FailureLine } from '~/lib/failure-line'
import { warmToasts } from '~/ui/toast'
import { useSendMessage } from './contact.mutations.ts'

export function ContactForm({ name, email }: { name?: string | undefined; email?: string | undefined }) {
  const form = useForm<ContactMessage>({ resolver: zodResolver(contactSchema) })
  const { register, handleSubmit, reset, formState } = form
  const { errors } = formState
  const send = useSendMessage()

  const submit = handleSubmit((message) =>
    send.mutate(message, {
      onSuccess: () => reset({ name: name ?? '', email: email ?? '', subject: '', message: '' }),
      onError: (error) => placeFieldErrors(error, form),
    }),
  )

  return (
    <form ref={enliven} noValidate onSubmit={submit} onFocus={warmToasts} className="flex flex-col gap-5">
      <TextField label="Name" autoComplete="name" defaultValue={name} error={errors.name?.message} {...register('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={email}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField label="Subject" error={errors.subject?.message} {...register('subject')} />
      <TextAreaField label="Message" rows={6} error={errors.message?.message} {...register('message')} />
      <FailureLine error={send.error} />
      <Button type="submit" look="primary" disabled={send.isPending} className="self-start">
        {send.isPending ? 'Sending…' : 'Send Message'}
      </Button>
    </form>
  )
}
