import { foldLetters, sourceOf, type LanguageRules } from './phrases.ts'

type Sets = LanguageRules['sets']

/**
 * Finds out quickly that a sentence contains none of many phrases. Each phrase is tried only at the
 * words with which it can begin, so an ordinary page costs a look-up for each word.
 */
export function indexPhrases(languages: readonly { signs: readonly string[]; sets?: Sets }[]) {
  const sources = new Map<string, Set<string>>()
  const others: string[] = []
  for (const { signs, sets = {} } of languages)
    for (const phrase of signs) {
      const source = sourceOf(phrase, sets)
      const words = firstWords(phrase, sets)
      if (words.some((word) => word === '^' || word.endsWith('*'))) others.push(source)
      else
        for (const word of words)
          sources.set(foldLetters(word), (sources.get(foldLetters(word)) ?? new Set()).add(source))
    }
  const patternAt = new Map(
    [...sources].map(([word, some]) => [word, new RegExp(`(?:${[...some].join('|')})(?= |$)`, 'y')]),
  )
  // A pattern without alternatives would match every sentence.
  const anyOther = others.length === 0 ? undefined : new RegExp(`(?:${others.join('|')})(?= |$)`)

  return (sentence: string): boolean => {
    for (let at = 0; at < sentence.length - 1;) {
      const end = sentence.indexOf(' ', at + 1)
      const pattern = patternAt.get(sentence.slice(at + 1, end))
      if (pattern) {
        pattern.lastIndex = at
        if (pattern.test(sentence)) return true
      }
      at = end
    }
    return anyOther?.test(sentence) ?? false
  }
}

function firstWords(phrase: string, sets: NonNullable<Sets>): string[] {
  const [token = '', ...rest] = phrase.split(' ')
  const optional = token.endsWith('?')
  const word = optional ? token.slice(0, -1) : token
  const words = word.startsWith('<')
    ? (sets[word.slice(1, -1)] ?? []).flatMap((member) => firstWords(member, sets))
    : word.split('/')
  return optional ? [...words, ...firstWords(rest.join(' '), sets)] : words
}
