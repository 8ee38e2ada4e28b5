import { forgetForms, signUpKeys, localStore, sessionStore } from './browser-storage.ts'
import { clearBadge } from './badge.ts'
import { assignGuestTexts } from './guest-texts.ts'
import { forgetKept } from './kept-name.ts'
import { onReturn } from './on-return.ts'
import { tabMessages } from './tab-messages.ts'

const messages = tabMessages<string>('person')

/** The person for whom this tab makes its calls; undefined for a visitor. */
let personId: string | undefined

/** The Worker refuses a call that names another person than the person of the session. */
export function personHeaders(): Record<string, string> {
  return personId ? { 'X-Firstlight-Person': personId } : {}
}

/** Whether this tab makes its calls for this person now; undefined stands for nobody. */
export function isPersonOfTab(id: string | undefined): boolean {
  return id === personId
}

/** Stores who is signed in, here and for the other tabs. */
export function setPerson(id: string | undefined): void {
  personId = id
  if (typeof document === 'undefined') return
  assignGuestTexts(id)
  const before = sessionStore.read('personOfTab')
  if (before !== (id ?? '')) forgetForms(before ? undefined : signUpKeys)
  sessionStore.write('personOfTab', id ?? '')
  if (localStore.read('person') !== (id ?? '')) {
    // All are of one person.
    localStore.remove('diarySaveCount')
    forgetKept()
    clearBadge()
    // The sign-in has asked whether others use the device, and asks once.
    if (id && !localStore.read('keepsDays')) localStore.write('keepsDays', 'on')
  }
  if (id) localStore.write('person', id)
  else localStore.remove('person')
  messages.send(id ?? '')
}

/** Calls back when another tab says that another person is signed in, at once or when this tab is looked at again. */
export function onOtherPerson(listener: () => void): () => void {
  const compare = (id: string) => {
    if (id !== (personId ?? '')) listener()
  }
  const stopListening = messages.listen(compare)
  const stopLooking = onReturn('focus', () => compare(localStore.read('person')))
  return () => {
    stopListening()
    stopLooking()
  }
}
