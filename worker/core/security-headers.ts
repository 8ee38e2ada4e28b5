import { createMiddleware } from 'hono/factory'

/** Sent with every reply of the Worker; hashed files get the same from public/_headers, the shell from the build. */
export const everywhere = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const nothingAtAll =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; object-src 'none'; base-uri 'none'"

export const securedReplies = createMiddleware(async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(everywhere)) headers.set(name, value)
  // Pages set their own policy. No other response may be stored.
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', nothingAtAll)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
})

/** For the script of the service worker, which makes calls. */
export const serviceWorkerPolicy = `${nothingAtAll}; connect-src 'self'; img-src 'self'`

/** What Stripe's form needs, numbered hosts included: https://docs.stripe.com/security/guide#content-security-policy */
const stripe = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  calls: ' https://api.stripe.com https://*.api.stripe.com',
}

/** For a page: files of this origin, and only the inline scripts of this source, 'nonce-…' or 'sha256-…'. */
export function pagePolicy(inline?: string, { takesPayments = false }: { takesPayments?: boolean } = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self'${inline ? ` '${inline}'` : ''}${takesPayments ? stripe.scripts : ''}`,
    // Inline styles are allowed: docs/decisions/0006-inline-styles.md says why.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${takesPayments ? stripe.calls : ''}`,
    ...(takesPayments ? [`frame-src ${stripe.frames}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ')
}
