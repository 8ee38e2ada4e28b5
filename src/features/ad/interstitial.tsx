import { useEffect, useRef, useState } from 'react'
import { countChanges } from '~/lib/change-store'
import { readFirstData } from '~/lib/first-data'
import { Button } from '~/ui/button'

const loadingMilliseconds = 1_500
const totalMilliseconds = 6_500

/** A full-screen advertisement. It closes at once without an ad unit, or if the person has typed since the save. */
export function Interstitial({ userId, onClose }: { userId: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isLoading, setIsLoading] = useState(true)
  const [{ adUnitId }] = useState(readFirstData)
  // Read once: what is typed later cannot be typed below an open dialog.
  const [opens] = useState(() => Boolean(adUnitId) && countChanges(userId) === 0)

  useEffect(() => {
    if (!opens) {
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
  }, [opens, onClose])

  if (!opens) return null
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
