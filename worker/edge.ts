import type { Services } from './services.ts'
import type { Visit } from './modules/account/session/authenticate.ts'

/** What Hono carries through a request. */
export type Edge = {
  Variables: {
    requestId: string
    services: Services
    /** Who is asking, on every /api call. */
    visit: Visit
  }
}
