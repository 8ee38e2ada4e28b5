/** Characters as people count them: most emoji are one, though a string holds them as two. */
export function countCharacters(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)
}

/** Counts against a limit, in the same way for a schema and for a screen. */
export function isLongerThan(text: string, max: number): boolean {
  // A text has no more characters than code units, so most texts need not be counted.
  return text.length > max && countCharacters(text) > max
}
