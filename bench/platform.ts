import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { root } from '../scripts/local-environment.ts'

const { compatibility_date: compatibilityDate } = /compatibility_date = "(?<compatibility_date>[^"]+)"/.exec(
  readFileSync(join(root, 'wrangler.toml'), 'utf8'),
)!.groups!

/** The Worker alone, on a socket of its own: no proxy before it, no inspector beside it. */
export async function startPlatform({ folder, state, port }: { folder: string; state: string; port: number }): Promise<Miniflare> {
  const script = readdirSync(folder).find((name) => name.endsWith('.js'))!
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: 'measured',
      modules: [{ type: 'ESModule', path: script, contents: readFileSync(join(folder, script), 'utf8') }],
      compatibilityDate,
      compatibilityFlags: ['nodejs_compat'],
      bindings: { APP_ENV: 'local', APP_ORIGIN: `http://localhost:${port}` },
      d1Databases: { DB: 'firstlight' },
      kvNamespaces: { KV: 'sessions' },
      queueProducers: { QUEUE: 'firstlight' },
      serviceBindings: { ASSETS: () => new Response(null, { status: 404 }) as never },
      unsafeDirectSockets: [{ host: '127.0.0.1', port }],
      resourcePersistencePath: state,
      cf: false,
    }),
  )
  await miniflare.ready
  return miniflare
}
