import * as z from 'zod/mini'
import { line } from './text.ts'

export const adTypes = ['banner', 'interstitial'] as const
export const adActions = ['impression', 'click', 'close'] as const

/** `sessionId` is made by the browser and is not stored: advertisements are counted, not people. */
export const adEventSchema = z.object({
  adType: z.enum(adTypes),
  action: z.enum(adActions),
  sessionId: line(100, 'A session is required'),
})

export type AdEventKind = Pick<z.infer<typeof adEventSchema>, 'adType' | 'action'>
