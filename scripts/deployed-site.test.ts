import { describe, expect, it } from 'vitest'
import { everySetting } from '../worker/core/settings.ts'
import { applied, faultsOfSite, halfSet, migrationsOf, readSite } from './deployed-site.ts'

/** wrangler, as far as a site is read by it. */
const account = (replies: Record<string, unknown>) => (args: string[]) => {
  const reply = replies[args.slice(0, 3).join(' ')] ?? replies[args.slice(0, 2).join(' ')]
  return reply === undefined ? { status: 1, stdout: '' } : { status: 0, stdout: JSON.stringify(reply) }
}
const deployed = account({
  'deployments status': {
    versions: [
      { version_id: 'old', percentage: 10 },
      { version_id: 'new', percentage: 90 },
    ],
  },
  'versions view new': {
    resources: {
      bindings: [
        { type: 'plain_text', name: 'APP_ORIGIN', text: 'https://firstlight.example' },
        { type: 'secret_text', name: 'STRIPE_SECRET_KEY' },
        { type: 'secret_text', name: 'GOOGLE_CLIENT_ID' },
        { type: 'd1', name: 'DB' },
      ],
    },
  },
  'd1 execute firstlight': [{ results: [{ name: '0001_one.sql' }, { name: '0002_two.sql' }] }],
})
const site = { version: 'new', variables: { APP_ORIGIN: 'https://firstlight.example' }, secrets: [] as string[] }

it('reads the version with most of the requests, its variables, and the names of its secrets', () => {
  expect(readSite(deployed)).toEqual({ ...site, secrets: ['GOOGLE_CLIENT_ID', 'STRIPE_SECRET_KEY'] })
  expect(readSite(account({}))).toBeUndefined()
  expect(readSite(account({ 'deployments status': { versions: [] } }))).toBeUndefined()
})

describe('what stops a deployment', () => {
  it('is half of the settings that are needed together', () => {
    const faults = (...names: string[]) => halfSet(new Set(names))
    expect(faults('GOOGLE_CLIENT_ID')).toEqual(['GOOGLE_CLIENT_ID is set, but GOOGLE_CLIENT_SECRET is not.'])
    expect(faults('GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID')).toEqual([])
    expect(faults('STRIPE_SECRET_KEY', 'STRIPE_PRICE_ID')).toEqual([
      'STRIPE_SECRET_KEY and STRIPE_PRICE_ID are set, but STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY are not.',
    ])
    expect(faults('TWILIO_FROM')).toEqual(['TWILIO_FROM is set, but TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN are not.'])
    expect(faults('APPLE_KEY_ID')).toHaveLength(1)
    expect(faults('VAPID_PUBLIC_KEY')).toEqual(['VAPID_PUBLIC_KEY is set, but VAPID_PRIVATE_KEY is not.'])
    expect(faults('RESEND_WEBHOOK_SECRET')).toEqual(['RESEND_WEBHOOK_SECRET is set, but RESEND_API_KEY is not.'])
    // What may be missing, and what has a default.
    expect(faults('RESEND_API_KEY', 'OPENAI_API_KEY', 'STRIPE_API_BASE', 'OPENAI_MODEL')).toEqual([])
    expect(faults(...everySetting.map(({ env }) => env))).toEqual([])
  })

  it('is a site without its address, wherever the rest is set', () => {
    const none = { ...site, variables: {}, secrets: ['GOOGLE_CLIENT_ID'] }
    expect(faultsOfSite({ APP_ORIGIN: '' }, none)).toEqual([
      expect.stringContaining('APP_ORIGIN is not set'),
      'GOOGLE_CLIENT_ID is set, but GOOGLE_CLIENT_SECRET is not.',
    ])
    expect(
      faultsOfSite({ GOOGLE_CLIENT_SECRET: 'x' }, { ...none, secrets: ['APP_ORIGIN', 'GOOGLE_CLIENT_ID'] }),
    ).toEqual([])
    // The first deployment prints the address.
    expect(faultsOfSite({}, undefined)).toEqual([])
  })
})

it('says what was applied, and no value of a secret', () => {
  const had = migrationsOf('firstlight', deployed).slice(0, 1)
  expect(migrationsOf('another', deployed)).toEqual([])
  const said = applied({
    before: { ...site, version: 'old' },
    after: readSite(deployed),
    migrations: [
      { database: 'firstlight', before: had, after: migrationsOf('firstlight', deployed) },
      { database: 'firstlight-journal-1', before: ['0002_two.sql'], after: ['0002_two.sql'] },
    ],
  })
  expect(said.split('\n')).toEqual([
    'Applied:',
    '  Version new, before it old',
    '  Migrations of firstlight: 0002_two.sql',
    '  Migrations of firstlight-journal-1: none, 0002_two.sql is the newest',
    '  Variables: APP_ORIGIN',
    '  Secrets: GOOGLE_CLIENT_ID, STRIPE_SECRET_KEY',
  ])
  expect(applied({ before: undefined, after: undefined, migrations: [] })).toBe('What runs now could not be read back.')
})
