/** The alphabet of SMS lacks these, and one of them would more than halve the length of a part. */
const replacements: [RegExp, string][] = [
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—]/g, '-'],
  [/…/g, '...'],
]

export function promptSms({ headline, link }: { headline: string; link: string }): string {
  const text = `${headline}\n\nThree thanks, three small wins: ${link}\n\nFirstlight. STOP ends it.`
  return replacements.reduce((changed, [from, to]) => changed.replace(from, to), text)
}
