import { foldLetters, sourceOf, type Sets } from './phrases.ts'

export type Span = [from: number, to: number]
/** The phrases that can begin at one word: all in one pattern, which tells quickly that none does, and each alone. */
type Beginning = { phrases: [phrase: string, sets: Sets][]; any?: RegExp; each?: RegExp[] }

const anywhere = '*'

/**
 * Finds phrases in folded sentences. Each is tried only at the words with which it can begin, and its pattern is
 * compiled when such a word first appears: an ordinary page costs a look-up for each word, and the start of the Worker
 * nothing.
 */
export function indexPhrases(languages: readonly { phrases: readonly string[]; sets?: Sets | undefined }[]) {
  let index: Map<string, Beginning> | undefined
  return (sentence: string): Span[] => {
    index ??= beginningsOf(languages)
    const spans: Span[] = []
    for (let at = 0; at < sentence.length - 1;) {
      const end = sentence.indexOf(' ', at + 1)
      spans.push(...spansAt(index.get(sentence.slice(at + 1, end)), sentence, at))
      spans.push(...spansAt(index.get(anywhere), sentence, at))
      at = end
    }
    return spans
  }
}

function spansAt(beginning: Beginning | undefined, sentence: string, at: number): Span[] {
  if (!beginning) return []
  const { phrases } = beginning
  beginning.any ??= stickyPattern(phrases.map(([phrase, sets]) => sourceOf(phrase, sets)).join('|'))
  if (!matchesAt(beginning.any, sentence, at)) return []
  beginning.each ??= phrases.map(([phrase, sets]) => stickyPattern(sourceOf(phrase, sets)))
  return beginning.each.flatMap((pattern): Span[] =>
    matchesAt(pattern, sentence, at) ? [[at, pattern.lastIndex]] : [],
  )
}

function stickyPattern(source: string): RegExp {
  return new RegExp(`(?:${source})(?= |$)`, 'y')
}

function matchesAt(pattern: RegExp, sentence: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(sentence)
}

function beginningsOf(
  languages: readonly { phrases: readonly string[]; sets?: Sets | undefined }[],
): Map<string, Beginning> {
  const index = new Map<string, Beginning>()
  for (const { phrases, sets = {} } of languages) {
    for (const phrase of phrases) {
      const words = new Set([...firstWords(phrase, sets)].map(startOf))
      for (const word of words.has(anywhere) ? [anywhere] : words) {
        const beginning = index.get(word) ?? { phrases: [] }
        index.set(word, beginning)
        beginning.phrases.push([phrase, sets])
      }
    }
  }
  return index
}

function startOf(word: string): string {
  return word === '^' || word.startsWith('#') || word.endsWith('*') ? anywhere : foldLetters(word)
}

function firstWords(phrase: string, sets: Sets): Set<string> {
  const [token = '', ...rest] = phrase.split(' ')
  const optional = token.endsWith('?')
  const word = optional ? token.slice(0, -1) : token
  const words = new Set(
    word.startsWith('<')
      ? (sets[word.slice(1, -1)] ?? []).flatMap((member) => [...firstWords(member, sets)])
      : word.split('/'),
  )
  if (optional) for (const next of firstWords(rest.join(' '), sets)) words.add(next)
  return words
}
