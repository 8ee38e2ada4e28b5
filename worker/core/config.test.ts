import { describe, expect, it } from 'vitest'
import { findConfigFaults, readConfig } from './config.ts'

it('is strict when nothing is set', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    environment: 'production',
    simulated: false,
    origin: undefined,
    supportEmail: undefined,
    adUnitId: '',
  })
  expect(config.limits).toMatchObject({ signInPerAccount: 5, signInPerAddress: 30 })
})

it('treats an empty variable as not set', () => {
  expect(readConfig({ APP_ENV: '', APP_ORIGIN: '', SUPPORT_EMAIL: '', LIMITS: '', AD_UNIT_ID: '' })).toEqual(
    readConfig({}),
  )
})

it('simulates vendors only in the environments local and test', () => {
  const at = (APP_ENV: string) => readConfig({ APP_ENV, APP_ORIGIN: 'http://localhost:8787' }).simulated
  expect([at('production'), at('local'), at('test'), at('Local')]).toEqual([false, true, true, false])
})

it.each([
  'https://firstlight.example',
  'https://localhost.evil.example',
  'http://192.168.1.2:8787',
  'nowhere',
  undefined,
])('simulates nothing at %s, in any environment', (origin) => {
  for (const APP_ENV of ['local', 'test']) {
    const env = { APP_ENV, ...(origin !== undefined && { APP_ORIGIN: origin }) }
    expect(readConfig(env)).toMatchObject({ simulated: false, environment: 'production' })
    expect(findConfigFaults(env)).toContainEqual({
      variable: 'APP_ENV',
      problem: `is ${APP_ENV}, which needs an APP_ORIGIN at localhost`,
    })
  }
})

it.each(['http://localhost:5173', 'http://127.0.0.1:8787', 'http://[::1]:8787', 'https://firstlight.test'])(
  'simulates vendors at %s',
  (APP_ORIGIN) => expect(readConfig({ APP_ENV: 'local', APP_ORIGIN }).simulated).toBe(true),
)

it('reads the origin out of an address', () => {
  expect(readConfig({ APP_ORIGIN: 'https://firstlight.test/some/page' }).origin).toBe('https://firstlight.test')
})

it('changes the limits that are named and no other', () => {
  expect(readConfig({ LIMITS: '{"signInPerAccount":50}' }).limits).toEqual({
    ...readConfig({}).limits,
    signInPerAccount: 50,
  })
})

it.each([
  ['APP_ENV', 'Local', 'is none of production, local, test'],
  ['APP_ORIGIN', 'firstlight.example', 'is not an address that begins with http:// or https://'],
  ['OPENAI_BASE_URL', 'http//model', 'is not an address that begins with http:// or https://'],
  ['RESEND_API_BASE', 'api.resend.com', 'is not an address that begins with http:// or https://'],
  ['GOOGLE_TOKEN_URL', '/token', 'is not an address that begins with http:// or https://'],
  ['OPENAI_REASONING_EFFORT', 'lots', 'is none of none, minimal, low, medium, high'],
  ['SUPPORT_EMAIL', 'support', 'is not an e-mail address'],
  ['TWILIO_ACCOUNT_SID', 'SK00', 'is not AC and 32 characters'],
  ['TWILIO_API_BASE', 'api.twilio.com', 'is not an address that begins with http:// or https://'],
  ['TWILIO_FROM', '202 555 0100', 'is neither a number that begins with +, nor a short code, nor MG and 32 characters'],
  ['VAPID_PUBLIC_KEY', 'a public key', 'is not a key that `npm run push:keys` makes'],
  ['VAPID_PRIVATE_KEY', 'a private key', 'is not a key that `npm run push:keys` makes'],
  ['MAIL_FROM', 'hello at firstlight', 'is not an e-mail address'],
  ['LIMITS', '{signInPerAccount:5}', 'is not JSON'],
  ['LIMITS', '[5]', 'is not a JSON object'],
  ['LIMITS', '{"signInPerAcount":5}', 'has no limit named signInPerAcount'],
  ['LIMITS', '{"signInPerAccount":"5"}', 'needs a whole number for signInPerAccount'],
])('names %s when it is %s, and goes on without it', (variable, value, problem) => {
  expect(findConfigFaults({ [variable]: value })).toEqual([{ variable, problem }])
  expect(readConfig({ [variable]: value })).toEqual(readConfig({}))
})

it('uses no key of Resend whose address is wrong, so that mail goes to no other server than intended', () => {
  expect(readConfig({ RESEND_API_KEY: 'key' }).resend).toEqual({ apiKey: 'key', baseUrl: 'https://api.resend.com' })
  expect(readConfig({ RESEND_API_KEY: 'key', RESEND_API_BASE: 'resend' }).resend).toBeUndefined()
})

it('sends pushes only with both keys and an address at which we are reached', () => {
  const keys = { VAPID_PUBLIC_KEY: `B${'x'.repeat(86)}`, VAPID_PRIVATE_KEY: 'x'.repeat(43) }
  const origin = { APP_ORIGIN: 'https://firstlight.test' }
  expect(readConfig({ ...keys, ...origin }).vapid).toMatchObject({
    subject: origin.APP_ORIGIN,
    standInOrigin: undefined,
  })
  expect(readConfig({ ...keys, SUPPORT_EMAIL: 'a@b.test' }).vapid).toMatchObject({ subject: 'mailto:a@b.test' })
  expect(readConfig({ ...keys, ...origin, APP_ENV: 'local' }).vapid).toMatchObject({ standInOrigin: origin.APP_ORIGIN })
  expect(readConfig(keys).vapid).toBeUndefined()
  expect(readConfig({ ...origin, VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY }).vapid).toBeUndefined()
  expect(readConfig({ ...origin, ...keys, VAPID_PRIVATE_KEY: 'short' }).vapid).toBeUndefined()
})

it('accepts every valid value', () => {
  expect(
    findConfigFaults({
      APP_ENV: 'local',
      APP_ORIGIN: 'http://localhost:8787',
      SUPPORT_EMAIL: 'support@firstlight.example',
      MAIL_FROM: '',
      LIMITS: '{"signInPerAccount":5,"demoPerDay":0}',
      DB: {},
    }),
  ).toEqual([])
})

it('asks no model when the address of the model cannot be used', () => {
  expect(readConfig({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: 'nowhere' }).openAi).toBeUndefined()
})

describe('a model on the own machine', () => {
  it.each([
    'http://localhost:11434/v1',
    'http://127.0.0.1:8080/v1',
    'http://[::1]:1234/v1',
    'http://host.docker.internal:11434/v1',
  ])('at %s needs no key, and is the model of both plans', (baseUrl) => {
    const named = { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'llama3.2:3b' }
    expect(readConfig(named).openAi).toEqual({
      apiKey: 'none',
      baseUrl,
      model: 'llama3.2:3b',
      premiumModel: 'llama3.2:3b',
    })
    const more = { ...named, OPENAI_API_KEY: 'k', OPENAI_PREMIUM_MODEL: 'qwen3:8b' }
    expect(readConfig(more).openAi).toMatchObject({ apiKey: 'k', premiumModel: 'qwen3:8b' })
  })

  it.each(['https://models.example/v1', 'http://localhost.evil.example/v1', 'http://192.168.1.2:11434/v1'])(
    'is none at %s: it needs a key',
    (baseUrl) => expect(readConfig({ OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'm' }).openAi).toBeUndefined(),
  )
})

it('sends no SMS when the address of Twilio cannot be used, or a part is missing', () => {
  const all = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+12025550100' }
  expect(readConfig(all).twilio).toMatchObject({ from: '+12025550100', baseUrl: 'https://api.twilio.com' })
  expect(readConfig({ ...all, TWILIO_API_BASE: 'nowhere' }).twilio).toBeUndefined()
  for (const name of Object.keys(all)) expect(readConfig({ ...all, [name]: '' }).twilio).toBeUndefined()
})
