import { useEffect, useRef, useState } from 'react'
import { countChanges } from '~/device/change-store'
import { readFirstData } from '~/lib/first-data'
import { Button } from '~/ui/button'
import { loadAdProvider } from './ad-providers.ts'

const totalMilliseconds = 6_500

/** A full-screen advertisement. It closes at once without an ad unit, or if the person has typed since the save. */
export function Interstitial({ userId, onClose }: { userId: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [isLoading, setIsLoading] = useState(true)
  const [{ adUnitId = '' }] = useState(readFirstData)
  // Read once: what is typed later cannot be typed below an open dialog.
  const [opens] = useState(() => adUnitId !== '' && countChanges(userId) === 0)

  useEffect(() => {
    if (!opens) {
      onClose()
      return
    }
    dialog.current?.showModal()
    const fill = async () => {
      const provider = await loadAdProvider(adUnitId)
      if (place.current) await provider.fillInterstitial(place.current, { adUnitId })
      setIsLoading(false)
    }
    fill().catch(onClose)
    const done = setTimeout(onClose, totalMilliseconds)
    return () => clearTimeout(done)
  }, [opens, adUnitId, onClose])

  if (!opens) return null
  return (
    <dialog
      ref={dialog}
      aria-label="Advertisement"
      onClose={onClose}
      className="m-auto w-80 max-w-[calc(100vw-2.5rem)] rounded-card border border-hairline bg-card p-5 text-ink backdrop:bg-shade"
    >
      <div className="grid h-60">
        {isLoading && <p className="place-self-center text-15 text-soft">Loading</p>}
        <div ref={place} hidden={isLoading} />
      </div>
      <Button wide className="mt-4" onClick={onClose}>
        Close
      </Button>
    </dialog>
  )
}
