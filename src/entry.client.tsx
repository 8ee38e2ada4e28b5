import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

let hasStarted = false

function start(): void {
  if (hasStarted) return
  hasStarted = true
  startTransition(() => void hydrateRoot(document, <HydratedRouter />))
}

// What the page shows without scripts is painted before the app takes the processor. A tab that is not shown paints nothing.
requestAnimationFrame(() => setTimeout(start))
setTimeout(start, 200)
