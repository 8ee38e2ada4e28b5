import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { painted } from './lib/painted.ts'

// What the page shows without scripts is painted before the app takes the processor.
void painted().then(() => startTransition(() => void hydrateRoot(document, <HydratedRouter />)))
