import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

let hasStarted = false

async function start(): Promise<void> {
  if (hasStarted) return
  hasStarted = true
  if (document.documentElement.dataset.shell !== undefined)
    await import('./lib/restored-data.ts').then(({ restoreFirstData }) => restoreFirstData()).catch(() => {})
  startTransition(() => void hydrateRoot(document, <HydratedRouter />))
}

// What the page shows without scripts is painted before the app takes the processor. A tab that is not shown paints nothing.
requestAnimationFrame(() => setTimeout(start))
setTimeout(start, 200)
