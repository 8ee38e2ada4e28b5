import { useEffect, useRef, useState } from 'react'
import { common } from '#domain/texts'
import { Button } from '~/drawings/button'
import { loadAdProvider } from './ad-providers.ts'

const totalMilliseconds = 6_500

/** A full-screen advertisement. */
export function Interstitial({ adUnitId, onClose }: { adUnitId: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [isLoading, setIsLoading] = useState(true)

  useEffect(() => {
    dialog.current?.showModal()
    const fill = async () => {
      const provider = await loadAdProvider(adUnitId)
      if (place.current) await provider.fillInterstitial(place.current, { adUnitId })
      setIsLoading(false)
    }
    fill().catch(onClose)
    const done = setTimeout(onClose, totalMilliseconds)
    return () => clearTimeout(done)
  }, [adUnitId, onClose])

  return (
    <dialog
      ref={dialog}
      aria-label={common.advertisement}
      onClose={onClose}
      className="m-auto w-80 max-w-[calc(100vw-2.5rem)] rounded-card border border-hairline bg-card p-5 text-ink backdrop:bg-shade"
    >
      <div className="grid h-60">
        {isLoading && <p className="place-self-center text-15 text-soft">{common.loading}</p>}
        <div ref={place} hidden={isLoading} />
      </div>
      <Button wide className="mt-4" onClick={onClose}>
        {common.close}
      </Button>
    </dialog>
  )
}
