/** Words that say nothing of the subject. Those of three letters and less are ignored anyway. */
const stopWords = new Set(
  `
  about above across after again against almost alone along already also although always among another anybody anyone
  anything anyway around aren't away back because been before began begin behind being below beside between beyond both
  bring brings brought came can't cannot come comes coming could couldn't despite didn't does doesn't doing done don't
  down during each either else enough even ever every everybody everyone everything feel feeling feels felt finally
  first found from gave gets getting give given gives giving going gone good grateful gratitude great hadn't half happy
  hasn't have haven't having he'd he'll he's here hers herself himself however i'll i've isn't it'll it's itself just
  keep keeping kept kind knew know known knows last later least less let's like liked likes little long made make makes
  making many maybe mine more morning most much must myself near need needs neither never next nice nobody none nothing
  often once only onto other others ours ourselves over part past perhaps quite rather ready really same seem seems
  self several shall she'd she'll she's should shouldn't simply since some somebody someone something sometimes somewhat
  soon still such sure take taken takes taking than thank thankful thanks that that's their theirs them themselves then
  there there's these they they'd they'll they're they've thing things think this those though thought three through
  till time today together told tomorrow tonight took toward towards under until unto upon used using very want wanted
  wants wasn't we'd we'll we're we've well went were weren't what what's whatever when where which while who's whole
  whom whose why will with within without won't would wouldn't year years yesterday you'd you'll you're you've your
  yours yourself days week weeks month months getting able
  `
    .trim()
    .split(/\s+/),
)

const longestIgnored = 3
const word = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu

function keyOf(written: string): string {
  return written.toLowerCase().replaceAll('’', "'")
}

/** The first of the items in which a word is written. */
export function itemWith(name: string, items: readonly string[]): string | undefined {
  return items.find((item) =>
    item
      .normalize('NFC')
      .match(word)
      ?.some((written) => keyOf(written) === keyOf(name)),
  )
}

type Counts = { count: number; lower: boolean; inside: string | undefined }

/**
 * The words of some items and how often each is written, the most frequent first; of equally frequent ones, the one
 * that was written first. A word is shown in small letters, unless it never begins with one, as names do.
 */
export function themesOf(items: readonly string[]): { name: string; count: number }[] {
  const found = new Map<string, Counts>()
  for (const item of items) {
    for (const [written] of item.normalize('NFC').matchAll(word)) {
      const key = keyOf(written)
      if ([...key].length <= longestIgnored || stopWords.has(key)) continue
      const known = found.get(key) ?? { count: 0, lower: false, inside: undefined }
      const startsLow = /^\p{Ll}/u.test(written)
      found.set(key, {
        count: known.count + 1,
        lower: known.lower || startsLow,
        inside: known.inside ?? (item.trim().startsWith(written) ? undefined : written),
      })
    }
  }
  return [...found]
    .map(([key, { count, lower, inside }]) => ({ name: lower ? key : (inside ?? key), count }))
    .toSorted((one, other) => other.count - one.count)
}
