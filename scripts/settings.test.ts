import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readDeployedSettings } from './deployed-settings.ts'
import { missingForContact, ownModelTrouble, requireUsable, voiceOf } from './local-environment.ts'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('names each setting that cannot be used', () => {
  expect(() => requireUsable({ APP_ORIGIN: 'nowhere', LIMITS: '{"demoPerDy":1}', SUPPORT_EMAIL: '' })).toThrow(
    'These settings cannot be used:\n  APP_ORIGIN is not an address that begins with http:// or https://.\n  LIMITS has no limit named demoPerDy.',
  )
})

it('stops npm start for one before anything else', () => {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    encoding: 'utf8',
    env: { ...process.env, LIMITS: '{"demoPerDy":1}', STATE_DIR: folder, PORT: '8816' },
  })
  expect([run.status, run.stderr]).toEqual([1, expect.stringContaining('LIMITS has no limit named demoPerDy.')])
})

it('finds one among the variables of a deployment', () => {
  const configFile = join(folder, 'wrangler.toml')
  writeFileSync(configFile, `name = "firstlight"\n[vars]\nAPP_ORIGIN = "firstlight.example"\nLIMITS = "{}"\n`)
  expect(() => requireUsable(readDeployedSettings(configFile))).toThrow('APP_ORIGIN is not an address')
  expect(() => requireUsable(readDeployedSettings('wrangler.toml'))).not.toThrow()
})

it('says that the contact page has no mailbox', () => {
  expect(missingForContact({ APP_ENV: 'local', SUPPORT_EMAIL: 'support@firstlight.example' })).toEqual([])
  expect(missingForContact({ APP_ENV: 'local' })).toEqual([expect.stringContaining('SUPPORT_EMAIL is not set')])
  expect(missingForContact({ SUPPORT_EMAIL: 'support@firstlight.example' })).toEqual([
    expect.stringContaining('MAIL_FROM is not set'),
  ])
})

it('says who writes the replies', () => {
  const key = { OPENAI_API_KEY: 'k', OPENAI_MODEL: 'small', OPENAI_PREMIUM_MODEL: 'large' }
  expect(voiceOf(key, { hasWorkersAi: true })).toBe('Replies are written by OpenAI (small, for Premium large).')
  const here = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama3.2:3b' }
  expect(voiceOf(here, { hasWorkersAi: false })).toBe(
    'Replies are written by llama3.2:3b at http://localhost:11434/v1.',
  )
  expect(voiceOf({ WORKERS_AI_MODEL: '@cf/one' }, { hasWorkersAi: true })).toBe(
    'Replies are written by Workers AI (@cf/one).',
  )
  expect(voiceOf({}, { hasWorkersAi: false })).toBe('Replies are written by the built-in composer.')
})

describe('the model of the own machine', () => {
  const withServer = async (models: string[], ask: (settings: Record<string, string>) => Promise<void>) => {
    const server = createServer((request, reply) => {
      reply.statusCode = request.url === '/v1/models' ? 200 : 404
      reply.end(JSON.stringify({ object: 'list', data: models.map((id) => ({ id, object: 'model' })) }))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    await ask({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1/`, OPENAI_MODEL: 'llama3.2:3b' })
    await new Promise((resolve) => server.close(resolve))
  }

  it('is said to be missing where no server answers, or it does not list the model', async () => {
    let address: Record<string, string> = {}
    await withServer(['llama3.2:3b'], async (settings) => {
      address = settings
      expect(await ownModelTrouble(settings)).toEqual([])
    })
    await withServer(['qwen3:8b'], async (settings) =>
      expect(await ownModelTrouble(settings)).toEqual([expect.stringContaining('does not list llama3.2:3b')]),
    )
    expect(await ownModelTrouble(address)).toEqual([expect.stringContaining('No model answers at http://127.0.0.1')])
  })

  it('is asked for nowhere else', async () => {
    expect(await ownModelTrouble({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'https://models.invalid/v1' })).toEqual([])
    expect(await ownModelTrouble({})).toEqual([])
  })
})
