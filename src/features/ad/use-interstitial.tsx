import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { seesAds } from '#domain/plan'
import { useUser } from '~/features/user/user.queries'
import { localStore } from '~/lib/browser-storage'

const Interstitial = lazy(() =>
  import('./interstitial.tsx').then(
    (module) => ({ default: module.Interstitial }),
    // An advertisement that cannot be had is nobody's trouble.
    () => ({ default: () => null }),
  ),
)

/** Every third saved diary an ad may stand between two pages; never for a subscriber. */
const savesPerInterstitial = 3

export function useInterstitial(): { afterDiarySave: () => void; interstitial: ReactNode } {
  const { user } = useUser()
  const [shows, setShows] = useState(false)
  const close = useCallback(() => setShows(false), [])
  const afterDiarySave = () => {
    if (countSave() % savesPerInterstitial === 0 && seesAds(user)) setShows(true)
  }
  const interstitial = shows && (
    <Suspense>
      <Interstitial onClose={close} />
    </Suspense>
  )
  return { afterDiarySave, interstitial }
}

function countSave(): number {
  const count = (Number(localStore.read('diarySaveCount')) || 0) + 1
  localStore.write('diarySaveCount', String(count))
  return count
}
