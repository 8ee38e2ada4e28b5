import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { expect, test, type Page } from './journey.ts'

export const root = resolve(import.meta.dirname, '..')

type Settings = { name: string; portOffset: number; env?: NodeJS.ProcessEnv }

/** A product beside the one of the other journeys, which runs while those of this file run. */
export function startOwnProduct(settings: Settings) {
  const product = ownProduct(settings)
  let stop: () => Promise<void>
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    stop = await product.start()
  })
  test.afterAll(() => stop())
  return product
}

/** A product beside the one of the other journeys, with other settings or another time. */
export function ownProduct({ name, portOffset, env = {} }: Settings) {
  const port = Number(process.env.JOURNEYS_PORT || '8790') + portOffset
  const origin = `http://localhost:${port}`
  let text = ''
  return {
    origin,
    /** Runs what cron does each minute, as if it were that time. */
    async runCron(page: Page, time: number): Promise<void> {
      const query = new URLSearchParams({ cron: '* * * * *', time: String(time) })
      expect((await page.request.get(`${origin}/cdn-cgi/handler/scheduled?${query}`)).ok()).toBe(true)
    },
    /** What the start has printed so far. */
    printed: () => text,
    async start(): Promise<() => Promise<void>> {
      const product = spawn('node', ['scripts/start.ts'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'ignore'],
        env: {
          ...process.env,
          ...env,
          PORT: String(port),
          STATE_DIR: join(root, 'test-results/state', name),
        },
      })
      product.stdout.on('data', (piece) => void (text += piece))
      await expect(async () => expect((await fetch(`${origin}/robots.txt`)).ok).toBe(true)).toPass({ timeout: 280_000 })
      return async () => {
        product.kill('SIGTERM')
        await once(product, 'exit')
      }
    },
  }
}
