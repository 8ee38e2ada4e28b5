import { join, resolve } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from '../scripts/browsers.ts'

const root = resolve(import.meta.dirname, '..')
const results = join(root, 'test-results')

const port = process.env.JOURNEYS_PORT || '8790'
const chromium = chromiumLaunch({ withWindows: false })
const origin = `http://localhost:${port}`

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.journey.ts',
  outputDir: join(results, 'journeys'),
  fullyParallel: true,
  // As many as the usual machine has cores. With three it is faster by a tenth, and some journeys meet what is still
  // loading.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Limits end what hangs. A busy machine must not fail a journey.
  timeout: 240_000,
  expect: { timeout: 25_000 },
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: join(results, 'journeys.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    // The zone of the people that journeys sign up; another one has a notice on Today.
    timezoneId: 'America/New_York',
    // A letter is read at reading pace otherwise, for ten seconds. Journeys about motion use `moving`.
    contextOptions: { reducedMotion: 'reduce' },
    reuseContext: true,
    // What a journey holds back or lets fail would come out of its cache. The journeys about it allow it.
    serviceWorkers: 'block',
    // A trace costs time in every journey. `--trace retain-on-failure` records those that fail.
    trace: 'off',
    // Scripts that run for seconds are not worth optimizing, nor is drawing with a graphics card that is not there.
    launchOptions: { ...chromium, args: [...chromium.args, '--disable-gpu', '--js-flags=--no-opt,--no-maglev'] },
  },
  // The product as `npm start` runs it, with an empty database.
  webServer: {
    // It is emptied here, since other programs read this file while journeys run.
    command: 'rm -rf "$STATE_DIR" && exec node scripts/start.ts',
    cwd: root,
    url: `${origin}/robots.txt`,
    env: { PORT: port, STATE_DIR: join(results, 'state') },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
