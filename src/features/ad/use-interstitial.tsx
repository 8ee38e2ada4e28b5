import { useCallback, useState, type ReactNode } from 'react'
import { seesAds } from '#domain/plan'
import { localStore } from '~/device/browser-storage'
import { countChanges } from '~/device/change-store'
import { useUser } from '~/features/user/user.queries'
import { readFirstData } from '~/lib/first-data'

/** An interstitial follows every third saved diary. Subscribers never see one. */
const savesPerInterstitial = 3

export function useInterstitial(): { afterDiarySave: () => void; interstitial: ReactNode } {
  const { user } = useUser()
  const [interstitial, setInterstitial] = useState<ReactNode>()
  const close = useCallback(() => setInterstitial(undefined), [])
  const afterDiarySave = async () => {
    const { adUnitId } = readFirstData()
    if (countSave() % savesPerInterstitial !== 0 || !user || !seesAds(user) || !adUnitId) return
    const { Interstitial } = await import('./interstitial.tsx')
    // What was typed while the script was loaded is not covered. Later nothing can be typed below an open dialog.
    if (countChanges(user.id) === 0) setInterstitial(<Interstitial adUnitId={adUnitId} onClose={close} />)
  }
  return { afterDiarySave: () => void afterDiarySave().catch(() => {}), interstitial }
}

function countSave(): number {
  const count = (Number(localStore.read('diarySaveCount')) || 0) + 1
  localStore.write('diarySaveCount', String(count))
  return count
}
