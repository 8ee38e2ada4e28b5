import type { PushAddress, PushStatus } from '#domain/push'
import { createLocalPushService } from '../providers/push/local-push-service.ts'
import { createWebPusher } from '../providers/push/web-pusher.ts'
import { readConfig } from '../core/config.ts'
import { realEnv } from './real-env.ts'
import type { TestClient } from './test-client.ts'
import type { TestClock } from './test-clock.ts'

type Instead = Parameters<typeof createLocalPushService>[0]['instead']

/** The pusher of the test app, and the push service and the browsers that it reaches. */
export function pushServiceFor({ clock, instead }: { clock: TestClock; instead?: Instead }) {
  const service = createLocalPushService({
    kv: realEnv.KV,
    origin: realEnv.APP_ORIGIN,
    now: clock.now,
    ...(instead && { instead }),
  })
  const pusher = createWebPusher(readConfig(realEnv).vapid!, { fetch: service.fetch, timeout: 200 })
  return {
    service,
    pusher,
    /** Switches pushes on in the browser of this client. */
    async switchOn(client: TestClient): Promise<PushAddress> {
      const address = await service.subscribe(pusher.publicKey)
      const reply = await client.post('/api/push', address)
      if (reply.status !== 200) throw new Error(`Switching on answered ${reply.status}: ${await reply.text()}`)
      return address
    },
    /** What has arrived at one browser, the newest first. */
    arrivedAt: async ({ endpoint }: PushAddress) =>
      (await service.arrived()).filter((push) => push.endpoint === endpoint),
  }
}

export async function isPushOn(client: TestClient): Promise<boolean> {
  return (await (await client.get('/api/push')).json<PushStatus>()).isOn
}
