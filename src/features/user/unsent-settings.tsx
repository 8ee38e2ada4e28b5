import type { Settings } from '#domain/preferences'
import { preferences, unsent } from '#domain/texts'
import { wordsOfPreference } from '~/drawings/settings'
import { saveStateOf } from '~/device/save-state'
import { knownSettings, placeOfSettings } from './settings-change.ts'
import { settingsKind } from './settings-kind.ts'
import { namesOf } from '~/device/change'
import { useChange } from '~/device/use-change'
import { discardChange, UnsentCard } from '~/ui/unsent-card'
import { useSend } from '~/features/outbox/delivery.queries'

/** Settings that could not be stored. */
export function UnsentSettings({ userId }: { userId: string }) {
  const place = placeOfSettings(userId)
  const { change, onDevice } = useChange<Settings>(place)
  const { onSend, isSending } = useSend(settingsKind, place)
  if (!change) return null
  return (
    <UnsentCard
      title={unsent.settings.title}
      words={namesOf(knownSettings(change.fields)).map((name) => ({
        label: preferences.words[name].label,
        text: wordsOfPreference(name, change.fields),
      }))}
      send={{ label: unsent.save, onSend, isSending }}
      link={{ to: '/settings', label: unsent.settings.link }}
      onDiscard={() => discardChange(place)}
    >
      {saveStateOf({
        onDevice,
        isSending,
        isWaiting: change.submitted.length > 0,
        draft: unsent.settings.notSent,
      })}
    </UnsentCard>
  )
}
