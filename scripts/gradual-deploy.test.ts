import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { deployGradually, faultOfVersion } from './gradual-deploy.ts'

/** A site whose new version is well for so many of the times that it is asked. */
function siteOf(wellFor: number) {
  const done: string[] = []
  let asked = 0
  const deployed = deployGradually({
    current: () => 'old',
    upload: () => 'new',
    share: (shares) => void done.push(JSON.stringify(shares)),
    deployTriggers: () => void done.push('triggers'),
    faultOf: async () => ((asked += 1) > wellFor ? 'fails' : undefined),
    wait: async () => {},
  })
  return { done, deployed }
}

describe('a deployment by version', () => {
  it('asks the new version, gives it a tenth of the requests, and then all', async () => {
    const { done, deployed } = siteOf(Infinity)
    await deployed
    expect(done).toEqual(['{"new":0,"old":100}', '{"new":10,"old":90}', '{"new":100}', 'triggers'])
  })

  it.each([
    ['at once', 0, ['{"new":0,"old":100}', '{"old":100}']],
    ['with a tenth of the requests', 4, ['{"new":0,"old":100}', '{"new":10,"old":90}', '{"old":100}']],
  ])('gives all requests back to the version before when the new one fails %s', async (_, wellFor, expected) => {
    const { done, deployed } = siteOf(wellFor)
    await expect(deployed).rejects.toThrow('The new version new fails. All requests go to old.')
    expect(done).toEqual(expected)
  })
})

describe('a version', () => {
  const asked = async (listener: RequestListener) => {
    await using server = createServer(listener).listen(0)
    await once(server, 'listening')
    return await faultOfVersion(`http://localhost:${(server.address() as AddressInfo).port}`, 'firstlight', 'new')
  }

  it('is asked by its name for its health, a page and a call', async () => {
    const seen: unknown[] = []
    const bodies: Record<string, string> = {
      '/': '<title>',
      '/health': '{"database":"ok"}',
      '/api/motivation': '{"error":{}}',
    }
    const fault = await asked(({ url, headers }, reply) => {
      seen.push(headers['cloudflare-workers-version-overrides'])
      reply.end(bodies[url!])
    })
    expect(fault).toBeUndefined()
    expect(seen).toEqual(Array.from({ length: 3 }, () => 'firstlight="new"'))
  })

  it('is not well without its database', async () => {
    expect(await asked((_, reply) => reply.writeHead(503).end('{"database":"down"}'))).toBe(
      'does not answer at /health as it should (503)',
    )
  })
})
