import { useState } from 'react'
import { auth } from '#domain/texts'
import { localStore } from '~/device/browser-storage'
import { useHydrated } from '~/lib/use-hydrated'
import { Checkbox } from '~/drawings/choice'

/**
 * Stands above the first button of each way in, until somebody has signed in on this device (device/person.ts). The
 * answer is kept as soon as the box is ticked (before-scripts.ts), and Settings has the switch that takes it back.
 */
export function DeviceQuestion() {
  const hydrated = useHydrated()
  // An answer that was given on this page, before the scripts, can still be taken back.
  const [wasAnswered] = useState(() =>
    hydrated
      ? localStore.read('keepsDays') !== ''
      : !import.meta.env.SSR && 'keepsDays' in document.documentElement.dataset,
  )
  if (hydrated && wasAnswered) return null
  return (
    <div className="device-question">
      <Checkbox data-keeps-days {...auth.sharedDevice} />
    </div>
  )
}
