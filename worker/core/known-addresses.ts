import type { Context } from 'hono'
import { addressOf, realLanguages } from '#domain/languages'
import { prerenderedPaths } from '#domain/screens'
import { requireOrigin, type Config } from './config.ts'

/**
 * Less than a year ahead (RFC 9116). A test fails a month before: look whether what is said here is still true, and
 * choose a new one.
 */
export const securityTxtExpires = '2027-10-31T00:00:00Z'

/** RFC 9116: where a vulnerability is reported. SECURITY.md says the rest. */
export const securityTxt =
  ({ config }: { config: Config }) =>
  (c: Context): Response => {
    const origin = requireOrigin(config)
    return c.text(
      [
        `Contact: ${origin}/contact`,
        `Expires: ${securityTxtExpires}`,
        'Preferred-Languages: en',
        `Canonical: ${origin}/.well-known/security.txt`,
        '',
      ].join('\n'),
    )
  }

/** Where a password manager leads a person whose password is to be changed. */
export const changePassword = (c: Context): Response => c.redirect('/settings')

/** For search engines: the pages that are for everyone. */
export const siteMap =
  ({ config }: { config: Config }) =>
  (c: Context): Response => {
    const places = [...prerenderedPaths, ...realLanguages.map(addressOf)].map(
      (path) => `<url><loc>${requireOrigin(config)}${path}</loc></url>`,
    )
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`
    return c.body(body, 200, { 'Content-Type': 'application/xml; charset=utf-8' })
  }

/** What has nothing for a search engine. The site map is named by its whole address, where that is known. */
export const robotsTxt =
  ({ config: { origin } }: { config: Config }) =>
  (c: Context): Response =>
    c.text(
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /settings',
        'Disallow: /subscription',
        ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
        '',
      ].join('\n'),
    )
