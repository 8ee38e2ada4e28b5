import { devRoutes } from './dev/dev.routes.ts'
import type { Services } from './services.ts'
import { rowOfRole } from './dev/roles.ts' // refused
import { createTestApp } from './testing/test-app.ts' // refused
import type { Env } from './services.ts' // refused

export { devRoutes, rowOfRole, createTestApp, type Services, type Env }
