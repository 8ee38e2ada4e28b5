import type { Context } from 'hono'
import type { Config } from '../../../core/config.ts'
import { clearHostCookie, readHostCookie, writeHostCookie } from '../../../core/host-cookie.ts'

export function readSessionCookie(c: Context, config: Config): string | undefined {
  return readHostCookie(c, config, 'session')
}

export function writeSessionCookie(c: Context, config: Config, token: string, maxAgeSeconds: number): void {
  writeHostCookie(c, config, 'session', token, { maxAgeSeconds })
}

export function clearSessionCookie(c: Context, config: Config): void {
  clearHostCookie(c, config, 'session')
}
