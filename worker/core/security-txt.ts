import type { Context } from 'hono'
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
