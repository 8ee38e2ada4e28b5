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

/** So many different words are counted, and so many letters of them. Where a period has more, the rare ones are forgotten. */
const mostWords = 4_000
const mostLetters = 100_000
/** A longer line is not shown whole, so its word is shown alone. */
const longestLine = 60

type Counts = { count: number; lower: boolean; inside: string | undefined; line: string | undefined }
export type Theme = { name: string; count: number; line?: string | undefined }

/** A part of a text holds the whole text in memory. */
const copyOf = (part: string) => [...part].join('')

/**
 * The words of items, and how often each is written. A word is shown in small letters, unless it never begins with one, as
 * names do. Of the pages nothing stays but words, and the first line of each word that may be quoted.
 */
export function createThemes() {
  const found = new Map<string, Counts>()
  let letters = 0
  const forgetRare = () => {
    for (let rare = 1; found.size > mostWords || letters > mostLetters; rare += 1)
      for (const [key, { count }] of found) if (count <= rare && found.delete(key)) letters -= key.length
  }
  return {
    add(item: string, { isQuotable }: { isQuotable: boolean }): void {
      const line = isQuotable && item.length <= longestLine ? copyOf(item) : undefined
      for (const [written] of item.normalize('NFC').matchAll(word)) {
        const key = keyOf(written)
        if ([...key].length <= longestIgnored || stopWords.has(key)) continue
        let known = found.get(key)
        if (!known) {
          found.set(copyOf(key), (known = { count: 0, lower: false, inside: undefined, line: undefined }))
          letters += key.length
        }
        known.count += 1
        known.lower ||= /^\p{Ll}/u.test(written)
        if (!item.trim().startsWith(written)) known.inside ??= copyOf(written)
        known.line ??= line
      }
      forgetRare()
    },

    /** The most frequent first; of equally frequent ones, the one that was written first. */
    list: (most: number): Theme[] =>
      [...found]
        .map(([key, { count, lower, inside, line }]) => ({ name: lower ? key : (inside ?? key), count, line }))
        .toSorted((one, other) => other.count - one.count)
        .slice(0, most),
  }
}
