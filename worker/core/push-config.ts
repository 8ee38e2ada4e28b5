import * as z from 'zod/mini'

/** RFC 8292: how a push service identifies us. */
export type VapidConfig = {
  /** A point of P-256, uncompressed, in base64url. Browsers subscribe with it. */
  publicKey: string
  /** In base64url. */
  privateKey: string
  /** Where the operator of a push service reaches us. */
  subject: string
  /** Set locally, where a stand-in takes pushes at our own address. */
  standInOrigin: string | undefined
}

export type PushConfig = {
  /** Undefined while a part of what it needs is missing. */
  vapid: VapidConfig | undefined
}

export const pushVariables = {
  VAPID_PUBLIC_KEY: z.optional(z.string()),
  VAPID_PRIVATE_KEY: z.optional(z.string()),
}

type Read = { [Name in keyof typeof pushVariables]?: string | undefined } & {
  APP_ENV: string
  APP_ORIGIN?: string | undefined
  SUPPORT_EMAIL?: string | undefined
}

export function readPushConfig(read: Read): PushConfig {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, APP_ENV, APP_ORIGIN, SUPPORT_EMAIL } = read
  const subject = SUPPORT_EMAIL ? `mailto:${SUPPORT_EMAIL}` : APP_ORIGIN
  if (!publicKey || !privateKey || !subject) return { vapid: undefined }
  const standInOrigin = APP_ENV !== 'production' && APP_ORIGIN ? new URL(APP_ORIGIN).origin : undefined
  return { vapid: { publicKey, privateKey, subject, standInOrigin } }
}
