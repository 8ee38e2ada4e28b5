import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './domain/plan.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [...prerenderedPaths],
} satisfies Config
