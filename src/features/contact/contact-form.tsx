import { useMutation } from '@tanstack/react-query'
import type { ContactMessage } from '#domain/contact'
import { common, contact } from '#domain/texts'
import { contactKeys, forgetForms, keptField } from '~/device/browser-storage'
import { activateForm } from '~/lib/early-form'
import { placeFieldErrors } from '~/lib/field-errors'
import { loadFormRules, useRuledForm } from '~/lib/ruled-form'
import { settled } from '~/lib/settled'
import { Button } from '~/drawings/button'
import { TextAreaField, TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { FailureLine } from '~/ui/failure-line'
import { toast } from '~/ui/toast'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'

export function ContactForm({ name, email }: { name?: string | undefined; email?: string | undefined }) {
  const form = useRuledForm('contact')
  const { register, handleSubmit, reset, formState } = form
  const { errors } = formState
  const send = useSendMessage()

  const submit = handleSubmit((message) =>
    settled(
      send.mutateAsync(message, {
        onSuccess: () => {
          forgetForms(contactKeys)
          reset({ name: name ?? '', email: email ?? '', subject: '', message: '' })
        },
        onError: (error) => placeFieldErrors(error, form),
      }),
    ),
  )

  return (
    <Form
      ref={activateForm}
      noValidate
      onSubmit={submit}
      onFocus={() => void loadFormRules()}
      className="flex flex-col gap-5"
    >
      <TextField
        label={contact.name}
        autoComplete="name"
        defaultValue={name}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={contact.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={email}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={contact.subject}
        {...keptField('contactSubject')}
        error={errors.subject?.message}
        {...register('subject')}
      />
      <TextAreaField
        label={contact.message}
        className="min-h-40"
        {...keptField('contactMessage')}
        error={errors.message?.message}
        {...register('message')}
      />
      <FailureLine error={send.error} />
      <Button type="submit" look="primary" disabled={send.isPending} className="self-start">
        {send.isPending ? common.sending : contact.send}
      </Button>
    </Form>
  )
}

function useSendMessage() {
  return useMutation({
    mutationFn: (json: ContactMessage) => answer(api.contact.$post({ json })),
    onSuccess: ({ message }) => toast({ title: contact.sent, description: message }),
    onError: (error) => toast({ title: contact.failed, description: sentenceOf(error), tone: 'danger' }),
  })
}
