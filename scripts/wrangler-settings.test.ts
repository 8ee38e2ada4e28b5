import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { readDatabases, readQueues, writeDeployConfig } from './deployed-settings.ts'
import { databasesOfSite } from './local-environment.ts'

const settings = readFileSync('wrangler.toml', 'utf8')

it('keeps what people type into addresses out of the log and the traces of the platform', () => {
  const { observability } = unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
  expect(observability).toEqual({
    enabled: true,
    redact_query_string: true,
    logs: { enabled: true, invocation_logs: false },
    traces: { enabled: true, head_sampling_rate: 0.01 },
  })
})

it('keeps the failed jobs of every queue', () => {
  const produced = [...settings.matchAll(/^\[\[queues\.producers\]\]\nbinding = ".+"\nqueue = "(.+)"$/gm)].map(
    ([, name]) => name,
  )
  const stuck = 'firstlight-stuck'
  expect(produced).toHaveLength(3)
  expect(readQueues('wrangler.toml')).toEqual([
    ...produced.map((name) => ({ name, deadLetterQueue: stuck })),
    { name: stuck, deadLetterQueue: undefined },
    // It has no jobs.
    { name: 'firstlight-mail-events', deadLetterQueue: undefined },
  ])
})

it('names the databases as the scripts read them', () => {
  expect(databasesOfSite.map(({ name }) => name)).toEqual(readDatabases('wrangler.toml'))
})

it('has the types of the bindings in worker/platform-env.d.ts; `npm run types:env` writes them', () => {
  const check = spawnSync('npm', ['run', '--silent', 'types:env', '--', '--check'], {
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    encoding: 'utf8',
  })
  expect(check.status, check.stdout + check.stderr).toBe(0)
})

it('names the namespace that was created in a jurisdiction', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const config = writeDeployConfig('wrangler.toml', join(folder, 'wrangler.deploy.toml'), 'abc')
  const { kv_namespaces } = unstable_readConfig({ config }, { hideWarnings: true })
  rmSync(folder, { recursive: true })
  expect(kv_namespaces).toEqual([{ binding: 'KV', id: 'abc' }])
})

it('gives Workers AI to a deployment only, and changes nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const read = (config: string) => unstable_readConfig({ config }, { hideWarnings: true })
  const local = read('wrangler.toml')
  const deployed = read(writeDeployConfig('wrangler.toml', join(folder, 'wrangler.deploy.toml')))
  rmSync(folder, { recursive: true })
  expect([local.ai, deployed.ai]).toEqual([undefined, { binding: 'AI' }])
  const bindings = ({
    d1_databases,
    kv_namespaces,
    queues,
    send_email,
    ratelimits,
    triggers,
    observability,
  }: typeof local) =>
    JSON.stringify([d1_databases, kv_namespaces, queues, send_email, ratelimits, triggers, observability]).replaceAll(
      /"migrations_dir":"[^"]*"/g,
      '',
    )
  expect(bindings(deployed)).toBe(bindings(local))
})
