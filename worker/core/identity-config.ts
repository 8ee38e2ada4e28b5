import * as z from 'zod/mini'

/** Where a provider lives. All of it can be set, so that a stand-in can take its place. */
type ProviderEndpoints = { authorizeUrl: string; tokenUrl: string; keysUrl: string; issuers: string[] }
export type GoogleConfig = ProviderEndpoints & { clientId: string; clientSecret: string }
export type AppleConfig = ProviderEndpoints & { clientId: string; teamId: string; keyId: string; privateKey: string }

export type IdentityConfig = {
  /** Undefined while a part of what they need is missing. */
  google: GoogleConfig | undefined
  apple: AppleConfig | undefined
}

/** Checked where it is used: a mistake here must cost this way in, not every page. */
const setting = z.optional(z.string())

export const identityVariables = {
  GOOGLE_CLIENT_ID: setting,
  GOOGLE_CLIENT_SECRET: setting,
  GOOGLE_AUTHORIZE_URL: setting,
  GOOGLE_TOKEN_URL: setting,
  GOOGLE_KEYS_URL: setting,
  GOOGLE_ISSUER: setting,
  APPLE_CLIENT_ID: setting,
  APPLE_TEAM_ID: setting,
  APPLE_KEY_ID: setting,
  APPLE_PRIVATE_KEY: setting,
  APPLE_AUTHORIZE_URL: setting,
  APPLE_TOKEN_URL: setting,
  APPLE_KEYS_URL: setting,
  APPLE_ISSUER: setting,
}

type Read = { [Name in keyof typeof identityVariables]?: string | undefined }

export function readIdentityConfig(read: Read): IdentityConfig {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } =
    read
  return {
    google:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? {
            clientId: GOOGLE_CLIENT_ID,
            clientSecret: GOOGLE_CLIENT_SECRET,
            authorizeUrl: read.GOOGLE_AUTHORIZE_URL || 'https://accounts.google.com/o/oauth2/v2/auth',
            tokenUrl: read.GOOGLE_TOKEN_URL || 'https://oauth2.googleapis.com/token',
            keysUrl: read.GOOGLE_KEYS_URL || 'https://www.googleapis.com/oauth2/v3/certs',
            // Google names itself in both ways.
            issuers: read.GOOGLE_ISSUER ? [read.GOOGLE_ISSUER] : ['https://accounts.google.com', 'accounts.google.com'],
          }
        : undefined,
    apple:
      APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY
        ? {
            clientId: APPLE_CLIENT_ID,
            teamId: APPLE_TEAM_ID,
            keyId: APPLE_KEY_ID,
            // Apple's file has line breaks, which many ways of setting a secret write as \n.
            privateKey: APPLE_PRIVATE_KEY.replaceAll('\\n', '\n'),
            authorizeUrl: read.APPLE_AUTHORIZE_URL || 'https://appleid.apple.com/auth/authorize',
            tokenUrl: read.APPLE_TOKEN_URL || 'https://appleid.apple.com/auth/token',
            keysUrl: read.APPLE_KEYS_URL || 'https://appleid.apple.com/auth/keys',
            issuers: [read.APPLE_ISSUER || 'https://appleid.apple.com'],
          }
        : undefined,
  }
}
