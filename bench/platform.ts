import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { port as localPort, root } from '../scripts/local-environment.ts'
import { readLimits } from '#domain/limits'

const { compatibility_date: compatibilityDate } = /compatibility_date = "(?<compatibility_date>[^"]+)"/.exec(
  readFileSync(join(root, 'wrangler.toml'), 'utf8'),
)!.groups!

/** A bench reads and writes in minutes what a person does in years. */
const noLimits = Object.fromEntries(Object.keys(readLimits('{}').limits).map((name) => [name, 10_000_000]))

type PlatformOptions = {
  folder: string
  state: string
  /** Without it the port of a local run. */
  port?: number | undefined
  /** The bindings of more databases for journals. */
  journals?: string[]
  withPages?: boolean
  variables?: Record<string, string>
  /** With the limits and guards of a deployment, and without stand-ins. */
  asDeployed?: boolean
}

/** The Worker alone on its own socket, without the proxy and the inspector of `wrangler dev`. */
export async function startPlatform({
  folder,
  state,
  port = localPort,
  journals = [],
  withPages = false,
  variables = {},
  asDeployed = false,
}: PlatformOptions): Promise<Miniflare> {
  const script = readdirSync(folder).find((name) => name.endsWith('.js'))!
  const page = withPages ? readFileSync(join(root, 'build/client/__spa-fallback.html'), 'utf8') : undefined
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: 'measured',
      modules: [{ type: 'ESModule', path: script, contents: readFileSync(join(folder, script), 'utf8') }],
      compatibilityDate,
      compatibilityFlags: ['nodejs_compat'],
      bindings: {
        APP_ORIGIN: `http://localhost:${port}`,
        ...(asDeployed ? {} : { APP_ENV: 'local', LIMITS: JSON.stringify(noLimits) }),
        ...variables,
      },
      d1Databases: Object.fromEntries(['DB', ...journals].map((name) => [name, name])),
      kvNamespaces: { KV: 'sessions' },
      queueProducers: {
        QUEUE: 'firstlight',
        TRANSACTIONAL_QUEUE: 'firstlight-transactional',
        JOURNAL_QUEUE: 'firstlight-journals',
      },
      ratelimits: {
        FLOOD_GUARD: { namespace_id: '1001', simple: { limit: 600, period: 60 } },
        VISITOR_GUARD: { namespace_id: '1003', simple: { limit: 60, period: 60 } },
        CALLBACK_GUARD: { namespace_id: '1002', simple: { limit: 6000, period: 60 } },
      },
      serviceBindings: { ASSETS: () => new Response(page ?? null, { status: page ? 200 : 404 }) as never },
      unsafeDirectSockets: [{ host: '127.0.0.1', port }],
      resourcePersistencePath: join(state, 'v3'),
      cf: false,
    }),
  )
  await miniflare.ready
  return miniflare
}

/** The process of workerd that this one has started. */
export function workerProcess(): string {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ')
  return children.find((child) => readFileSync(`/proc/${child}/comm`, 'utf8') === 'workerd\n')!
}

export function cpuSeconds(worker: string): number {
  const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${worker}/stat`, 'utf8'))!
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return (user! + system!) / 100
}

// A Worker in a process of its own, which can be killed as a whole.
if (import.meta.main) {
  const [folder, state, port] = process.argv.slice(2)
  await startPlatform({ folder: folder!, state: state!, port: Number(port) })
  process.send?.('ready')
}
