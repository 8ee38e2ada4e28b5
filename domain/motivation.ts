import { dayNumber } from './time/local-date.ts'
import type { Tone } from './entry.ts'
import { quotes } from './texts.ts'
import { turnAt } from './turn.ts'

export type DemoResponse = { response: string; tone?: Tone; writtenBy?: string }

/** One quote for each person and day. */
export function quoteOf({ personId, date }: { personId: string; date: string }): string {
  const { ofDays } = quotes
  return ofDays[turnAt(`quote ${personId}`, dayNumber(date), ofDays.length)]!
}
