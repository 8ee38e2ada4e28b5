import type { Settings } from '#domain/preferences'
import { preferences } from '#domain/texts'
import type { User } from '#domain/user'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import type { Stored } from '~/device/change'
import type { ChangeKind } from '~/device/outbox'
import { knownSettings, settingsKindName } from './settings-change.ts'
import { updateUser, userQuery } from './user.queries.ts'

type StoredSettings = Stored<Settings> & { user: User }

/** How the outbox sends settings, and what it says of the outcome. */
export const settingsKind: ChangeKind<Settings, StoredSettings> = {
  name: settingsKindName,
  send: async ({ sent }) => {
    const user = await answer(api.user.settings.$patch({ json: knownSettings(sent) }))
    return { ...sent, id: user.id, version: 0, user }
  },
  stored: (client) => {
    const user = client.getQueryData(userQuery.queryKey)
    return user ? { ...user, phone: user.phone ?? '', version: 0, user } : undefined
  },
  show: (client, { user }) => updateUser(client, user),
  savedMessage: () => preferences.updated,
  failedMessage: ({ error }) => ({ title: preferences.failed, description: sentenceOf(error) }),
}
