import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { hostCookieName } from '#domain/cookies'
import type { Config } from './config.ts'

function shape(c: Context, config: Config, name: string) {
  const secure = !(config.simulated && c.req.url.startsWith('http:'))
  return { name: hostCookieName(name, secure), secure }
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
