import { useEffect } from 'react'
import { BannerPlace } from './banner-place.tsx'
import type { BannerSize } from './banner-sizes.ts'
import { newId } from '#domain/id'
import { answer, api } from '~/lib/api'
import { sessionStore } from '~/device/browser-storage'

export function ShownBanner({ size }: { size: BannerSize }) {
  useEffect(trackBanner, [])
  return (
    <aside aria-label="Advertisement" className="max-w-full self-center">
      <BannerPlace size={size} />
    </aside>
  )
}

/** Counts that a banner was shown. A failure is ignored. */
function trackBanner(): void {
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
