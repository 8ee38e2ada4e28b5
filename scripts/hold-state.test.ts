import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { holdState } from './hold-state.ts'

const state = mkdtempSync(join(tmpdir(), 'state-'))
afterAll(() => rmSync(state, { recursive: true }))

it('refuses a second start over one state, and says which one runs', () => {
  using _ = holdState(state, 'process 7 at http://localhost:8787')
  const second = spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    encoding: 'utf8',
    env: { ...process.env, STATE_DIR: state, PORT: '8817' },
  })
  expect([second.status, second.stderr]).toEqual([
    1,
    expect.stringContaining(`The state in ${state} is in use by process 7 at http://localhost:8787. Stop that one`),
  ])
})

it('is free again after a run, also one that was killed', async () => {
  holdState(state, 'process 8')[Symbol.dispose]()
  const held = spawn(process.execPath, [
    '--input-type=module-typescript',
    '--eval',
    `import { holdState } from ${JSON.stringify(join(import.meta.dirname, 'hold-state.ts'))}; holdState(${JSON.stringify(state)}, 'process 9'); console.log('held'); setInterval(() => {}, 1_000)`,
  ])
  onTestFinished(() => void held.kill('SIGKILL'))
  await once(held.stdout, 'data')
  expect(() => holdState(state, 'process 10')).toThrow('in use by process 9.')
  held.kill('SIGKILL')
  await once(held, 'exit')
  holdState(state, 'process 10')[Symbol.dispose]()
})
