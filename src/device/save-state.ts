type SaveState = { onDevice: boolean; draft: string; begun?: boolean; isSending?: boolean; isWaiting?: boolean }

/** Says where the texts are. `draft` is what is said of texts that were not sent. */
export function saveStateOf({ onDevice, draft, begun = true, isSending, isWaiting }: SaveState): string {
  if (isSending) return 'Sending'
  if (!begun) return ''
  if (!onDevice) return onlyHere
  return isWaiting ? 'Saved on this device. It will be sent when the connection is back.' : draft
}

/** The storage of the browser is full or closed. */
const onlyHere =
  'This browser has no room for your words: they are only in this page. Keep it open until they are sent.'
