import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

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

it('takes what was left empty for not set', () => {
  expect(readConfig({ APP_ENV: '', APP_ORIGIN: '', SUPPORT_EMAIL: '', LIMITS: '', AD_UNIT_ID: '' })).toEqual(
    readConfig({}),
  )
})

it('plays no vendor unless it is told to, by one of two words', () => {
  expect(readConfig({ APP_ENV: 'production' }).simulated).toBe(false)
  expect(readConfig({ APP_ENV: 'local' }).simulated).toBe(true)
  expect(readConfig({ APP_ENV: 'test' }).simulated).toBe(true)
  expect(() => readConfig({ APP_ENV: 'Local' })).toThrow('Invalid')
})

it('takes an address for its origin', () => {
  expect(readConfig({ APP_ORIGIN: 'https://firstlight.test/some/page' }).origin).toBe('https://firstlight.test')
})

it('loosens the limits that are named and no other', () => {
  expect(readConfig({ LIMITS: '{"signInPerAccount":50}' }).limits).toEqual({
    ...readConfig({}).limits,
    signInPerAccount: 50,
  })
})
