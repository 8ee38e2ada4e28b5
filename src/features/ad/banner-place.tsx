import { useEffect, useRef, useState } from 'react'
import { readFirstData } from '~/lib/first-data'
import { loadAdProvider } from './ad-providers.ts'
import { bannerSizes, type BannerSize } from './banner-sizes.ts'

/** The place of a banner, filled by the ad provider. */
export function BannerPlace({ size }: { size: BannerSize }) {
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
