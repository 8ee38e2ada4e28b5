import { useEffect, useRef, useState } from 'react'
import { readFirstData } from '~/lib/first-data'
import { Button } from '~/ui/button'

const loadingMilliseconds = 1_500
const totalMilliseconds = 6_500

/** A full-screen advertisement. Without an ad unit it closes at once. */
export function Interstitial({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isLoading, setIsLoading] = useState(true)
  const [{ adUnitId }] = useState(readFirstData)
  const hasUnit = Boolean(adUnitId)

  useEffect(() => {
    if (!hasUnit) {
      onClose()
      return
    }
    dialog.current?.showModal()
    const loaded = setTimeout(() => setIsLoading(false), loadingMilliseconds)
    const done = setTimeout(onClose, totalMilliseconds)
    return () => {
      clearTimeout(loaded)
      clearTimeout(done)
    }
  }, [hasUnit, onClose])

  if (!hasUnit) return null
  return (
    <dialog
      ref={dialog}
      aria-label="Advertisement"
      onClose={onClose}
      className="m-auto w-80 max-w-[calc(100vw-2.5rem)] rounded-card border border-hairline bg-card p-5 text-ink backdrop:bg-shade"
    >
      <div className="grid h-60 place-items-center rounded-control border border-dashed border-control text-15 text-soft">
        {isLoading ? 'Loading' : 'Advertisement'}
      </div>
      <Button wide className="mt-4" onClick={onClose}>
        Close
      </Button>
    </dialog>
  )
}
