import * as z from 'zod/mini'
import { line } from './text.ts'

export const adTypes = ['banner', 'interstitial'] as const
export const adActions = ['impression', 'click', 'close'] as const

/** What is stored of an event. */
export const adEventKind = z.object({ adType: z.enum(adTypes), action: z.enum(adActions) })

/** `sessionId` is made by the browser and is not stored: advertisements are counted, not people. */
export const adEventSchema = z.extend(adEventKind, { sessionId: line(100, 'A session is required') })

export type AdEventKind = z.infer<typeof adEventKind>
