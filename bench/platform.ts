import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { root } from '../scripts/local-environment.ts'

const { compatibility_date: compatibilityDate } = /compatibility_date = "(?<compatibility_date>[^"]+)"/.exec(
  readFileSync(join(root, 'wrangler.toml'), 'utf8'),
)!.groups!

/** A bench reads and writes in minutes what a person does in years. */
const noLimits = {
  importedDaysPerPerson: 10_000_000,
  pastEntriesPerPerson: 10_000_000,
  changesPerPerson: 10_000_000,
  journalKilobytesPerPerson: 10_000_000,
  listsPerPerson: 10_000_000,
  searchesPerPerson: 10_000_000,
  searchesPerDay: 10_000_000,
}

type PlatformOptions = { folder: string; state: string; port: number; withPages?: boolean }

/** The Worker alone on its own socket, without the proxy and the inspector of `wrangler dev`. */
export async function startPlatform({ folder, state, port, withPages = false }: PlatformOptions): Promise<Miniflare> {
  const script = readdirSync(folder).find((name) => name.endsWith('.js'))!
  const page = withPages ? readFileSync(join(root, 'build/client/__spa-fallback.html'), 'utf8') : undefined
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: 'measured',
      modules: [{ type: 'ESModule', path: script, contents: readFileSync(join(folder, script), 'utf8') }],
      compatibilityDate,
      compatibilityFlags: ['nodejs_compat'],
      bindings: { APP_ENV: 'local', APP_ORIGIN: `http://localhost:${port}`, LIMITS: JSON.stringify(noLimits) },
      d1Databases: { DB: 'firstlight' },
      kvNamespaces: { KV: 'sessions' },
      queueProducers: { QUEUE: 'firstlight', TRANSACTIONAL_QUEUE: 'firstlight-transactional' },
      serviceBindings: { ASSETS: () => new Response(page ?? null, { status: page ? 200 : 404 }) as never },
      unsafeDirectSockets: [{ host: '127.0.0.1', port }],
      resourcePersistencePath: state,
      cf: false,
    }),
  )
  await miniflare.ready
  return miniflare
}
