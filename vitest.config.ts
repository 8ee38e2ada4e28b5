import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { journals, localVapidKeys } from './scripts/local-environment.ts'

/** For tests that need several, however the suite runs. */
const spares = ['SPARE_1', 'SPARE_2', 'SPARE_3']

/** A busy machine must not fail a test: the limits end what hangs. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000 }

export default defineConfig({
  test: {
    // A passing test needs no output.
    silent: 'passed-only',
    // One more than the two cores of the usual machine: a worker that starts a process leaves its core idle.
    maxWorkers: 3,
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'domain',
          isolate: false,
          ...patience,
          include: ['{bench,domain,rules,scripts,src}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              d1Databases: Object.fromEntries([...journals, ...spares].map((name) => [name, name])),
              bindings: {
                APP_ENV: 'test',
                APP_ORIGIN: 'https://firstlight.test',
                SUPPORT_EMAIL: 'support@firstlight.test',
                ...localVapidKeys,
                MIGRATIONS: await readD1Migrations('migrations'),
              },
            },
          })),
        ],
        // As in wrangler.toml.
        resolve: {
          alias: [{ find: /^react(\/jsx-(dev-)?runtime)?$/u, replacement: 'hono/jsx/jsx-dev-runtime' }],
        },
        test: {
          name: 'worker',
          env: { MOVED_PEOPLE: process.env.MOVED_PEOPLE ?? '', SEED: process.env.SEED ?? '' },
          isolate: false,
          ...patience,
          include: ['worker/**/*.test.ts'],
          setupFiles: [
            'worker/testing/apply-migrations.ts',
            // Before the next one, which forgets the statements.
            'worker/testing/refuse-mixed-families.ts',
            'worker/testing/refuse-scans.ts',
            'worker/testing/refuse-unknown-keys.ts',
          ],
        },
      },
    ],
  },
})
