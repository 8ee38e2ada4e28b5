/** The alphabet of SMS lacks these, and one of them would more than halve the length of a part. */
const replacements: [RegExp, string][] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—]/g, '-'],
  [/…/g, '...'],
]

/** The answer to a person who asked whether SMS arrive. */
export const testSms =
  'A test from Firstlight, as you asked. The morning prompt finds you here too.\n\nSTOP ends our SMS.'

export function promptSms({ headline, link }: { headline: string; link: string }): string {
  const text = `${headline}\n\nReply with your thanks, one on each line, then the word GOALS, then your small wins. Or write here: ${link}\n\nFirstlight. STOP ends it.`
  return replacements.reduce((changed, [from, to]) => changed.replace(from, to), text)
}
