import { useEffect, useRef, useState } from 'react'
import { type BannerSize, bannerSizes } from './banner-sizes.ts'
import { newId } from '#domain/id'
import { common } from '#domain/texts'
import { answer, api } from '~/lib/api'
import { sessionStore } from '~/device/browser-storage'
import { readFirstData } from '~/lib/first-data'
import { loadAdProvider } from './ad-providers.ts'

export function ShownBanner({ size }: { size: BannerSize }) {
  useEffect(trackBanner, [])
  return (
    <aside aria-label={common.advertisement} className="max-w-full self-center">
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

/** The place of a banner, filled by the ad provider. */
function BannerPlace({ size }: { size: BannerSize }) {
  const place = useRef<HTMLDivElement>(null)
  const [{ adUnitId = '' }] = useState(readFirstData)
  useEffect(() => {
    const fill = async () => {
      const provider = await loadAdProvider(adUnitId)
      if (place.current) provider.fillBanner(place.current, { size, adUnitId })
    }
    // Without the script of the provider the place stays empty.
    fill().catch(() => {})
  }, [size, adUnitId])
  return <div ref={place} data-size={size} style={bannerSizes[size]} className="max-w-full rounded-control bg-card" />
}
