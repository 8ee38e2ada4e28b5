import { localStore } from './browser-storage.ts'
import { assignGuestTexts } from './guest-texts.ts'

const channelName = 'person'

/** The person for whom this tab makes its calls; undefined for a visitor. */
let personId: string | undefined

/** The Worker refuses a call that names another person than the person of the session. */
export function personHeaders(): Record<string, string> {
  return personId ? { 'X-Firstlight-Person': personId } : {}
}

/** Whether this tab makes its calls for this person now. */
export function isPersonOfTab(id: string): boolean {
  return id === personId
}

/** Stores who is signed in, here and for the other tabs. */
export function setPerson(id: string | undefined): void {
  personId = id
  if (typeof document === 'undefined') return
  assignGuestTexts(id)
  // The count is of one person.
  if (localStore.read('person') !== (id ?? '')) localStore.remove('diarySaveCount')
  if (id) localStore.write('person', id)
  else localStore.remove('person')
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
  channel.postMessage(id ?? '')
  channel.close()
}

/** Calls back when another tab says that another person is signed in, at once or when this tab is looked at again. */
export function onOtherPerson(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  const compare = (id: string) => {
    if (id !== (personId ?? '')) listener()
  }
  const look = () => {
    if (document.visibilityState === 'visible') compare(localStore.read('person'))
  }
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => compare(data))
  window.addEventListener('focus', look)
  window.addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    channel.close()
    window.removeEventListener('focus', look)
    window.removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
  }
}
