import { expect, it } from 'vitest'
import { prerenderedPaths } from '#domain/screens'
import { createTestApp } from '../testing/test-app.ts'
import { securityTxtExpires } from './known-addresses.ts'

const day = 24 * 60 * 60 * 1000

it('names the contact page of this site, which needs no account', async () => {
  const reply = await createTestApp().client().get('/.well-known/security.txt')
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  const fields = (await reply.text()).split('\n')
  expect(fields).toContain('Contact: https://firstlight.test/contact')
  expect(fields).toContain('Canonical: https://firstlight.test/.well-known/security.txt')
  expect(fields).toContain(`Expires: ${securityTxtExpires}`)
})

it('names no address of a request where the address of the site is not set', async () => {
  const reply = await createTestApp({ variables: { APP_ORIGIN: '' } })
    .client()
    .get('/.well-known/security.txt')
  expect(reply.status).toBe(503)
})

it('expires in more than a month and less than a year', () => {
  const left = Date.parse(securityTxtExpires) - Date.now()
  expect(left).toBeGreaterThan(30 * day)
  expect(left).toBeLessThan(365 * day)
})

it('lists the pages for everyone to search engines', async () => {
  const reply = await createTestApp().client().get('/sitemap.xml')
  expect(reply.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  const places = [...(await reply.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)
  expect(places).toEqual(
    [...prerenderedPaths, '/en', '/de', '/es', '/fr', '/pt'].map((path) => `https://firstlight.test${path}`),
  )
})

it('names the site map to them by the address of the site', async () => {
  const robots = async (variables = {}) => (await createTestApp({ variables }).client().get('/robots.txt')).text()
  expect(await robots()).toMatch(
    /^User-agent: \*\nDisallow: [^]*\n\nSitemap: https:\/\/firstlight\.test\/sitemap\.xml\n$/,
  )
  expect(await robots({ APP_ORIGIN: '' })).not.toContain('Sitemap')
})

it('gives a page for everyone its one address, however it was reached, and other pages none', async () => {
  const client = createTestApp().client()
  const canonical = async (path: string) =>
    /<link rel="canonical" href="([^"]*)">/.exec(await (await client.get(path)).text())?.[1]
  expect(await canonical('/privacy?from=mail')).toBe('https://firstlight.test/privacy')
  expect(await canonical('/settings')).toBeUndefined()
})
