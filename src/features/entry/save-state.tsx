import { useSyncExternalStore } from 'react'

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
        draft: online ? 'Saved on this device' : 'You are offline. Saved on this device.',
      })}
    </p>
  )
}

/** Says where the texts are. `draft` is what is said of texts that were not sent. */
export function saveStateOf({
  begun,
  onDevice,
  isSending,
  isWaiting,
  draft,
}: SaveStateProps & { draft: string }): string {
  if (isSending) return 'Sending'
  if (!begun) return ''
  if (!onDevice) return onlyHere
  return isWaiting ? 'Saved on this device. It will be sent when the connection is back.' : draft
}

/** The storage of the browser is full or closed. */
const onlyHere =
  'This browser has no room for your words: they are only in this page. Keep it open until they are sent.'

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
