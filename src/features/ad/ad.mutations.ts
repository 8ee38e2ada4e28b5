import { newId } from '#domain/id'
import { answer, api } from '~/lib/api'
import { sessionStore } from '~/lib/browser-storage'

/** Counts that a banner was shown. Nobody waits for it, and its failure is nobody's business. */
export function trackBanner(): void {
  // Read to its end, since an answer that nobody reads keeps its connection.
  answer(api.admob.track.$post({ json: { adType: 'banner', action: 'impression', sessionId: sessionId() } })).catch(
    () => {},
  )
}

function sessionId(): string {
  const known = sessionStore.read('sessionId')
  if (known) return known
  const made = newId(Date.now())
  sessionStore.write('sessionId', made)
  return made
}
