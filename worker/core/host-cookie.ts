import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Config } from './config.ts'

/**
 * `__Host-` binds a cookie to this host over https. Plain http, which only a local run speaks,
 * has no such cookie, so the cookie has another name there.
 */
function shape(c: Context, config: Config, name: string) {
  const plain = config.simulated && c.req.url.startsWith('http:')
  return { name: plain ? `firstlight_${name}` : `__Host-firstlight_${name}`, secure: !plain }
}

export function readHostCookie(c: Context, config: Config, name: string): string | undefined {
  return getCookie(c, shape(c, config, name).name)
}

export function writeHostCookie(
  c: Context,
  config: Config,
  name: string,
  value: string,
  { maxAgeSeconds, sameSite = 'Lax' }: { maxAgeSeconds: number; sameSite?: 'Lax' | 'None' },
): void {
  const { name: written, secure } = shape(c, config, name)
  // Browsers accept SameSite=None only from a secure cookie.
  setCookie(c, written, value, {
    path: '/',
    httpOnly: true,
    sameSite,
    secure: secure || sameSite === 'None',
    maxAge: maxAgeSeconds,
  })
}

export function clearHostCookie(c: Context, config: Config, name: string): void {
  const { name: written, secure } = shape(c, config, name)
  deleteCookie(c, written, { path: '/', secure })
}
