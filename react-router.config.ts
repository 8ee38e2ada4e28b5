import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { prerenderedPaths } from './domain/screens.ts'
import { writeScreenPages } from './scripts/screen-pages.ts'

const config: Config = {
  appDirectory: 'src',
  ssr: false,
  prerender: [...prerenderedPaths],
  buildEnd: ({ reactRouterConfig }) => writeScreenPages(join(reactRouterConfig.buildDirectory, 'client')),
}

export default config
