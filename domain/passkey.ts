import * as z from 'zod/mini'
import { line } from './text.ts'
import { rules } from './texts.ts'

/** A passkey as its owner sees it. */
export type Passkey = { id: string; name: string; createdAt: number; lastUsedAt: number | null }

export const passkeyLimits = { perPerson: 20, name: 60 }

const name = line(passkeyLimits.name, { error: () => rules.passkey })

/** The response of an authenticator. The schema checks its size; the WebAuthn library checks the rest. */
const encoded = z.string().check(z.minLength(1), z.maxLength(20_000))
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key') }

export const newPasskeySchema = z.object({
  name: z.optional(name),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    }),
  }),
})

export const passkeySignInSchema = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: z.optional(z.nullable(encoded)),
    }),
  }),
})

export const renamedPasskeySchema = z.object({ name })

export type NewPasskey = z.infer<typeof newPasskeySchema>
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>
