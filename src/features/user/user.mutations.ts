import { useMutation } from '@tanstack/react-query'
import type { Settings } from '#domain/user'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { toast } from '~/ui/toast'
import { updateUser } from './user.queries.ts'

export function useChangeSettings() {
  return useMutation({
    mutationFn: (json: Settings) => answer(api.user.settings.$patch({ json })),
    onSuccess: (user, _settings, _result, { client }) => {
      updateUser(client, user)
      void toast({ title: 'Settings updated', description: 'Your preferences have been saved.' })
    },
    onError: (error) => void toast({ title: 'Update failed', description: sentenceOf(error), tone: 'danger' }),
  })
}
