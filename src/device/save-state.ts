import { saving } from '#domain/texts'

type SaveState = { onDevice: boolean; draft: string; begun?: boolean; isSending?: boolean; isWaiting?: boolean }

/** Says where the texts are. `draft` is what is said of texts that were not sent. */
export function saveStateOf({ onDevice, draft, begun = true, isSending, isWaiting }: SaveState): string {
  if (isSending) return saving.sending
  if (!begun) return ''
  // The storage of the browser is full or closed.
  if (!onDevice) return saving.onlyInPage
  return isWaiting ? saving.waits : draft
}
