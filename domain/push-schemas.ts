import * as z from 'zod/mini'
import type { PushAddress } from './push.ts'

/** The first key is a point of P-256, uncompressed. */
export const pushAddressSchema = z.object({
  endpoint: z.string().check(z.maxLength(1_000), z.refine(URL.canParse, 'Please send an address')),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
}) satisfies z.ZodMiniType<PushAddress>
