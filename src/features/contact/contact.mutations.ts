import { useMutation } from '@tanstack/react-query'
import type { ContactMessage } from '#domain/contact'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { toast } from '~/ui/toast'

export function useSendMessage() {
  return useMutation({
    mutationFn: (json: ContactMessage) => answer(api.contact.$post({ json })),
    onSuccess: () => void toast({ title: 'Message Sent', description: "We'll get back to you within 24 hours!" }),
    onError: (error) => void toast({ title: 'Failed to Send', description: sentenceOf(error), tone: 'danger' }),
  })
}
