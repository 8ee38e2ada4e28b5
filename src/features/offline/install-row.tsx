import type { ReactNode } from 'react'
import { account } from '#domain/texts'
import { useMedia } from '~/lib/use-media'
import { Row } from '~/drawings/rows'

/** How to install the app in this browser, where it is not opened as one. */
export function InstallRow(): ReactNode {
  const isInstalled = useMedia('(display-mode: standalone)')
  if (isInstalled) return null
  const { title, onApple, elsewhere } = account.device.install
  // Only Safari on iPhones and iPads has this property.
  return <Row label={title} value={'standalone' in navigator ? onApple : elsewhere} />
}
