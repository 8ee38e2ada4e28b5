import { foldLetters } from './phrases.ts'
import { peopleIn } from './people.ts'

type Named = {
  /** What the thing is called where no word of the line can be taken: "the walk", "your sister". */
  tag: string
  nouns?: readonly string[]
  /** A person of the line may be named. */
  isPerson?: boolean
}

/** A word before the noun that makes it somebody else's, or says that it is not there. */
const others = /\b(?:no|not|without|his|her|their|its|your|another|every|ein|kein\w*|sans|sin)\s+$/u

/**
 * How a sentence names the thing that a line is about, in the writer's word: "your wife", "Sam", "the roses". Undefined
 * where no word of the line is surely its name.
 */
export function phraseFor(text: string, { tag, nouns = [], isPerson = false }: Named): string | undefined {
  if (isPerson) {
    const people = peopleIn(text)
    if (people.length === 1) return people[0]!.called
    if (people.length > 1) return undefined
  }
  const folded = ` ${foldLetters(text)} `
  const found = nouns.filter((noun) => {
    const at = folded.search(new RegExp(`(?<![\\p{L}\\p{N}])${foldLetters(noun)}(?![\\p{L}\\p{N}])`, 'u'))
    return at >= 0 && !others.test(folded.slice(0, at))
  })
  // Of "coffee" and "cup of coffee" the longer one, of "resume" and "résumé" either; of two things neither.
  const [longest, ...rest] = found.toSorted((one, other) => other.length - one.length)
  if (longest === undefined || rest.some((noun) => !foldLetters(longest).includes(foldLetters(noun)))) return undefined
  const article = /^(?:your|the|that|this) /u.exec(tag)?.[0]
  if (article) return `${article === 'your ' ? 'your' : 'the'} ${longest}`
  // "a nap" stays so, and a bare word may be a verb.
  const [, own] =
    new RegExp(`\\b(an?|my|our|the)\\s+(?:\\p{L}+\\s+)?${foldLetters(longest)}(?!\\p{L})`, 'u').exec(folded) ?? []
  if (own === undefined) return longest === tag ? longest : undefined
  return `${own === 'my' || own === 'our' ? 'your' : own} ${longest}`
}
