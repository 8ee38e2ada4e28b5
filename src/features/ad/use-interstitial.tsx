import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { seesAds } from '#domain/plan'
import { useUser } from '~/features/user/user.queries'
import { localStore } from '~/device/browser-storage'
import { optional } from '~/ui/optional'

const Interstitial = optional(async () => (await import('./interstitial.tsx')).Interstitial)

/** An interstitial follows every third saved diary. Subscribers never see one. */
const savesPerInterstitial = 3

export function useInterstitial(): { afterDiarySave: () => void; interstitial: ReactNode } {
  const { user } = useUser()
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  const afterDiarySave = () => {
    if (countSave() % savesPerInterstitial === 0 && seesAds(user)) setIsOpen(true)
  }
  const interstitial = isOpen && user && (
    <Suspense>
      <Interstitial userId={user.id} onClose={close} />
    </Suspense>
  )
  return { afterDiarySave, interstitial }
}

function countSave(): number {
  const count = (Number(localStore.read('diarySaveCount')) || 0) + 1
  localStore.write('diarySaveCount', String(count))
  return count
}
