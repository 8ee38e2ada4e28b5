import { useForm } from 'react-hook-form'
import { useMutation } from '@tanstack/react-query'
import type { ContactMessage } from '#domain/contact'
import { forgetContact, sessionStore, type contactKeys } from '~/device/browser-storage'
import { activateForm } from '~/lib/early-form'
import { placeFieldErrors } from '~/lib/field-errors'
import { lazyRules } from '~/lib/lazy-rules'
import { settled } from '~/lib/settled'
import { Button } from '~/ui/button'
import { TextAreaField, TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { FailureLine } from '~/ui/failure-line'
import { warmToasts, toast } from '~/ui/toast'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'

const loadRules = async () => (await import('./contact.rules.ts')).contactRules
const rules = lazyRules<ContactMessage>(loadRules)

/** Stored in this tab while it is typed (before-scripts.ts), and there again when a person comes back to the form. */
const kept = (key: (typeof contactKeys)[number]) => ({ 'data-keep': key, defaultValue: sessionStore.read(key) })

function preload() {
  warmToasts()
  loadRules().catch(() => {})
}

export function ContactForm({ name, email }: { name?: string | undefined; email?: string | undefined }) {
  const form = useForm({ resolver: rules })
  const { register, handleSubmit, reset, formState } = form
  const { errors } = formState
  const send = useSendMessage()

  const submit = handleSubmit((message) =>
    settled(
      send.mutateAsync(message, {
        onSuccess: () => {
          forgetContact()
          reset({ name: name ?? '', email: email ?? '', subject: '', message: '' })
        },
        onError: (error) => placeFieldErrors(error, form),
      }),
    ),
  )

  return (
    <Form ref={activateForm} noValidate onSubmit={submit} onFocus={preload} className="flex flex-col gap-5">
      <TextField
        label="Name"
        autoComplete="name"
        defaultValue={name}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={email}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField label="Subject" {...kept('contactSubject')} error={errors.subject?.message} {...register('subject')} />
      <TextAreaField
        label="Message"
        className="min-h-40"
        {...kept('contactMessage')}
        error={errors.message?.message}
        {...register('message')}
      />
      <FailureLine error={send.error} />
      <Button type="submit" look="primary" disabled={send.isPending} className="self-start">
        {send.isPending ? 'Sending…' : 'Send Message'}
      </Button>
    </Form>
  )
}

function useSendMessage() {
  return useMutation({
    mutationFn: (json: ContactMessage) => answer(api.contact.$post({ json })),
    onSuccess: () => void toast({ title: 'Message Sent', description: "We'll get back to you within 24 hours!" }),
    onError: (error) => void toast({ title: 'Failed to Send', description: sentenceOf(error), tone: 'danger' }),
  })
}
