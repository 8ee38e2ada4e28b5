import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Config } from './config.ts'

/**
 * `__Host-` binds the cookie to this host over https. Plain http, which only a local run speaks,
 * has no such cookie, so there it goes by another name.
 */
function shape(config: Config, url: string) {
  const plain = config.simulated && new URL(url).protocol === 'http:'
  return { name: plain ? 'firstlight_session' : '__Host-firstlight_session', secure: !plain }
}

export function readSessionCookie(c: Context, config: Config): string | undefined {
  return getCookie(c, shape(config, c.req.url).name)
}

export function writeSessionCookie(c: Context, config: Config, token: string, maxAgeSeconds: number): void {
  const { name, secure } = shape(config, c.req.url)
  setCookie(c, name, token, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: maxAgeSeconds })
}

export function clearSessionCookie(c: Context, config: Config): void {
  const { name, secure } = shape(config, c.req.url)
  deleteCookie(c, name, { path: '/', secure })
}
