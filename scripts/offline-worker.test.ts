import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const script = readFileSync(new URL('../src/device/offline-worker.js', import.meta.url), 'utf8')

type FetchEvent = {
  request: { url: string; method: string; mode: string }
  preloadResponse: Promise<Response | undefined>
  waitUntil: () => void
  respondWith: (reply: Promise<Response>) => void
}

/** What the service worker shows in the place of a page. `fetch` rejects, as without a connection. */
async function shownFor(preloadResponse: Promise<Response | undefined>): Promise<string> {
  const listeners = new Map<string, (event: FetchEvent) => void>()
  const context = createContext({
    URL,
    setTimeout,
    release: { version: 'one', files: {} },
    location: { origin: 'https://firstlight.test' },
    addEventListener: (name: string, listener: never) => listeners.set(name, listener),
    caches: { keys: async () => [], match: async () => new Response('shell') },
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  runInContext(script, context)
  const reply = await new Promise<Response>((respondWith, reject) =>
    listeners.get('fetch')!({
      request: { url: 'https://firstlight.test/', method: 'GET', mode: 'navigate' },
      preloadResponse,
      waitUntil: () => {},
      respondWith: (shown) => void shown.then(respondWith, reject),
    }),
  )
  return reply.text()
}

describe('a navigation', () => {
  it('shows the page of the server', async () => {
    expect(await shownFor(Promise.resolve(new Response('page')))).toBe('page')
  })

  it.each([
    ['rejects, as in Chromium', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['resolves with an error, as in Firefox', () => Promise.resolve(Response.error())],
    ['is not made', () => Promise.resolve(undefined)],
  ])('shows the shell where the network fails and the preload %s', async (_, preload) => {
    expect(await shownFor(preload())).toBe('shell')
  })
})
