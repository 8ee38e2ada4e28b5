import { switches } from '#domain/message-kinds'
import type { Settings } from '#domain/user'
import { timeInWords } from '#domain/time/wall-clock'
import { saveStateOf } from '~/device/save-state'
import { placeOfSettings } from './settings-change.ts'
import { settingsKind } from './settings-kind.ts'
import { namesOf } from '~/device/change'
import { useChange } from '~/device/use-change'
import { zoneName } from '#domain/time/zone-name'
import { discardChange, UnsentCard } from '~/ui/unsent-card'
import { useSend } from '~/features/outbox/delivery.queries'

const labels: Record<keyof Settings, string> = {
  name: 'Name',
  phone: 'Phone',
  timezone: 'Time zone',
  preferredTime: 'Preferred time',
  ...switches,
}

/** Settings that could not be stored. */
export function UnsentSettings({ userId }: { userId: string }) {
  const place = placeOfSettings(userId)
  const { change, onDevice } = useChange<Settings>(place)
  const { onSend, isSending } = useSend(settingsKind, place)
  if (!change) return null
  return (
    <UnsentCard
      title="Your settings"
      words={namesOf<Settings>(change.fields).map((name) => ({
        label: labels[name],
        text: wordsOf(name, change.fields),
      }))}
      send={{ label: 'Save It', onSend, isSending }}
      link={{ to: '/settings', label: 'Go to Settings' }}
      onDiscard={() => discardChange(place)}
    >
      {saveStateOf({
        begun: true,
        onDevice,
        isSending,
        isWaiting: change.submitted.length > 0,
        draft: 'They are not sent yet. They are saved on this device.',
      })}
    </UnsentCard>
  )
}

function wordsOf(name: keyof Settings, settings: Settings): string {
  const value = settings[name]
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (name === 'timezone') return zoneName(value ?? '')
  return name === 'preferredTime' ? timeInWords(value ?? '') : (value ?? '')
}
