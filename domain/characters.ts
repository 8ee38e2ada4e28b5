/** Characters as people count them: most emoji are one, though a string holds them as two. */
export function countCharacters(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)
}

/** The one way to count against a limit, for what is sent and for what a screen says of it. */
export function isLongerThan(text: string, max: number): boolean {
  // No text has more characters than units, so most need not be counted.
  return text.length > max && countCharacters(text) > max
}
