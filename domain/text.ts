import * as z from 'zod/mini'
import { isLongerThan } from './characters.ts'
import { rules } from './texts.ts'

/**
 * Whether D1 stores a text unchanged. NUL and lone surrogates are refused: D1 changes them without
 * an error.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** What a check says. */
export type Complaint = string | { error: () => string }

export const unstorable: Complaint = { error: () => rules.unstorable }

const tooLong = (max: number): Complaint => ({ error: () => rules.tooLong(max) })

/** Any storable text of up to `max` characters, unchanged. */
export function text(max: number) {
  return z.string().check(
    z.refine((value) => !isLongerThan(value, max), tooLong(max)),
    z.refine(isStorable, unstorable),
  )
}

/** One line, trimmed: names, subjects, titles. A line break here could become a mail header. */
export function line(max: number, required: Complaint) {
  return z.string(required).check(
    z.trim(),
    z.minLength(1, required),
    z.refine((value) => !isLongerThan(value, max), tooLong(max)),
    z.refine(isStorable, unstorable),
    z.refine((value) => !/[\r\n\u2028\u2029]/.test(value), { error: () => rules.severalLines }),
  )
}
