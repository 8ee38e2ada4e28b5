import * as z from 'zod/mini'
import { isLongerThan } from './characters.ts'

/**
 * Whether D1 stores a text unchanged. NUL and lone surrogates are refused: D1 changes them without
 * an error.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

export const unstorable = 'Please remove the characters that cannot be stored'

/** Any storable text of up to `max` characters, unchanged. */
export function text(max: number) {
  return z.string().check(
    // Written where it is needed: the first number that is written costs the start of the Worker 7 ms.
    z.refine((value) => !isLongerThan(value, max), {
      error: () => `Please keep this to ${max.toLocaleString('en-US')} characters`,
    }),
    z.refine(isStorable, unstorable),
  )
}

/** One line, trimmed: names, subjects, titles. A line break here could become a mail header. */
export function line(max: number, required: string) {
  return z.string(required).check(
    z.trim(),
    z.minLength(1, required),
    z.refine((value) => !isLongerThan(value, max), `Please keep this to ${max} characters`),
    z.refine(isStorable, unstorable),
    z.refine((value) => !/[\r\n\u2028\u2029]/.test(value), 'Please keep this on one line'),
  )
}
