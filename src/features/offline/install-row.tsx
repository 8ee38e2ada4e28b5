import type { ReactNode } from 'react'
import { useMedia } from '~/lib/use-media'
import { Row } from '~/drawings/rows'

/** How to install the app in this browser, where it is not opened as one. */
export function InstallRow(): ReactNode {
  const isInstalled = useMedia('(display-mode: standalone)')
  if (isInstalled) return null
  // Only Safari on iPhones and iPads has this property.
  return <Row label="Install Firstlight" value={'standalone' in navigator ? onApple : elsewhere} />
}

const onApple = 'In the Share menu, choose Add to Home Screen. It then opens like an app.'
const elsewhere = 'In the menu of the browser, choose Install, where it is offered. It then opens like an app.'
