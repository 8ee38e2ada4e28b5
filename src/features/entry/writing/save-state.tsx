import { useSyncExternalStore } from 'react'
import { today } from '#domain/texts'
import { saveStateOf } from '~/device/save-state'

type SaveStateProps = { begun: boolean; onDevice: boolean; isSending: boolean; isWaiting: boolean }

/** Says where the texts are. */
export function SaveState({ begun, onDevice, isSending, isWaiting }: SaveStateProps) {
  const online = useSyncExternalStore(onConnectionChange, () => navigator.onLine)
  return (
    <p role="status" className={`text-15 ${begun && !onDevice ? 'text-warning' : 'text-soft'}`}>
      {saveStateOf({
        begun,
        onDevice,
        isSending,
        isWaiting,
        draft: online ? today.form.onDevice : today.form.offline,
      })}
    </p>
  )
}

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
