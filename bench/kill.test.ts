import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundle } from './bundle.ts'
import { operationKinds } from './kill-writer.ts'
import { killUnderWriters } from './killing.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

// `npm run bench kill` does the same fifty times.
it('loses, tears and doubles nothing when the Worker is killed under eight writers', async () => {
  const state = mkdtempSync(join(tmpdir(), 'firstlight-kill-'))
  const seed = Date.now() % 1_000_000
  const { faults, acknowledged, cutOff } = await killUnderWriters({
    ...{ folder: bundle('worker/index.ts'), state, port: await freePort() },
    rounds: 6,
    writers: 8,
    seed,
  })
  rmSync(state, { recursive: true, force: true })
  expect(faults, `seed ${seed}`).toEqual([])
  for (const kind of [...operationKinds, 'erase'] as const)
    expect(acknowledged[kind], `${kind}, seed ${seed}`).toBeGreaterThan(0)
  const total = Object.values(cutOff).reduce((sum, count) => sum + count, 0)
  expect(total, `calls that a kill cut off, seed ${seed}`).toBeGreaterThan(0)
})
