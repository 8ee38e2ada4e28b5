import * as z from 'zod/mini'

/**
 * Text that a database keeps exactly as it was written. NUL and halves of a surrogate pair
 * are refused: D1 would store something else without saying so.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

export const unstorable = 'Please remove the characters that cannot be stored'

/** Characters as people count them: most emoji are one, though a string holds them as two. */
export function countCharacters(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)
}

/** The one way to count against a limit, for what is sent and for what a screen says of it. */
export function isLongerThan(text: string, max: number): boolean {
  // No text has more characters than units, so most need not be counted.
  return text.length > max && countCharacters(text) > max
}

/** Any storable text of up to `max` characters, kept as it is. */
export function text(max: number) {
  return z.string().check(
    z.refine((value) => !isLongerThan(value, max), `Please keep this to ${max.toLocaleString('en-US')} characters`),
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
