import { devRoutes } from './dev/dev.routes.ts'
import type { Services } from './services.ts'
import { standings } from './dev/standing.ts' // refused
import { createTestApp } from './testing/test-app.ts' // refused
import type { Env } from './services.ts' // refused

export { devRoutes, standings, createTestApp, type Services, type Env }
