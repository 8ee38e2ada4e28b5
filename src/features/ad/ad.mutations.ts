import { newId } from '#domain/id'
import { answer, api } from '~/lib/api'
import { sessionStore } from '~/device/browser-storage'

/** Counts that a banner was shown. A failure is ignored. */
export function trackBanner(): void {
  // The response is read to its end, because an unread response keeps its connection.
  answer(api.admob.track.$post({ json: { adType: 'banner', action: 'impression', sessionId: sessionId() } })).catch(
    () => {},
  )
}

function sessionId(): string {
  const stored = sessionStore.read('sessionId')
  if (stored) return stored
  const created = newId(Date.now())
  sessionStore.write('sessionId', created)
  return created
}
