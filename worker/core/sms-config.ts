import * as z from 'zod/mini'

export type TwilioConfig = {
  accountSid: string
  /** Signs our calls to Twilio and Twilio's calls to us. */
  authToken: string
  /** A number of ours in E.164, a short code, or the id of a messaging service. */
  from: string
  baseUrl: string
}

export type SmsConfig = {
  /** Undefined while a part of what it needs is missing. */
  twilio: TwilioConfig | undefined
}

const setting = z.optional(z.string())

export const smsVariables = {
  TWILIO_ACCOUNT_SID: setting,
  TWILIO_AUTH_TOKEN: setting,
  TWILIO_FROM: setting,
  TWILIO_API_BASE: z._default(z.string(), 'https://api.twilio.com'),
}

type Read = { [Name in keyof typeof smsVariables]?: string | undefined }

export function readSmsConfig({
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_FROM: from,
  TWILIO_API_BASE: baseUrl = '',
}: Read): SmsConfig {
  if (!accountSid || !authToken || !from) return { twilio: undefined }
  return { twilio: { accountSid, authToken, from, baseUrl: baseUrl.replace(/\/+$/, '') } }
}
