import { useMutation } from '@tanstack/react-query'
import type { Settings } from '#domain/preferences'
import { preferences } from '#domain/texts'
import type { User } from '#domain/user'
import { answer, api } from '~/lib/api'
import { NoAnswer, sentenceOf } from '~/lib/api-error'
import { namesOf } from '~/device/change'
import { queryKeys } from '~/lib/query-keys'
import { toast } from '~/ui/toast'
import { forgetSettings, keepSettings } from './settings-change.ts'
import { followLanguageOf, updateUser } from './user.queries.ts'

export function useChangeSettings() {
  return useMutation({
    mutationFn: (json: Settings) => answer(api.user.settings.$patch({ json })),
    onSuccess: (user, settings, _result, { client }) => {
      forgetSettings(user.id, namesOf<Settings>(settings))
      updateUser(client, user)
      toast(preferences.updated)
      // Only what is typed into another form of Settings is not kept on the device. Then the next page is in the language.
      if (document.forms.length < 2) followLanguageOf(user)
    },
    onError: (error, settings, _result, { client }) => {
      const user = client.getQueryData<User | null>(queryKeys.user)
      // What the server has read and refused is not kept.
      if (user && error instanceof NoAnswer) keepSettings(user, settings)
      toast({ title: preferences.failed, description: sentenceOf(error), tone: 'danger' })
    },
  })
}
