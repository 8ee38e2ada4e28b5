import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { localStore } from './device/browser-storage.ts'
import { painted } from './lib/painted.ts'
import { whenIdle } from './lib/when-idle.ts'

// What the page shows without scripts is painted before the app takes the processor.
void painted().then(() => startTransition(() => void hydrateRoot(document, <HydratedRouter />)))

// For the next page, which shows it from the beginning (lib/before-scripts.ts).
if (!localStore.read('sans'))
  whenIdle(async () => {
    await new FontFace('Figtree', `url(${figtree})`).load()
    localStore.write('sans', '1')
  })
