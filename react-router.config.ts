import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { prerenderedPaths } from './domain/screens.ts'
import { writeOfflineWorker } from './scripts/offline-worker.ts'
import { writeManifests } from './scripts/manifests.ts'
import { writeScreenPages } from './scripts/screen-pages.ts'

const config: Config = {
  appDirectory: 'src',
  ssr: false,
  prerender: [...prerenderedPaths],
  buildEnd: async ({ reactRouterConfig }) => {
    const clientFolder = join(reactRouterConfig.buildDirectory, 'client')
    writeScreenPages(clientFolder)
    writeManifests(clientFolder)
    await writeOfflineWorker(clientFolder)
  },
}

export default config
