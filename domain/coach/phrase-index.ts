import { foldLetters, phrasesOf, sourceOf, type Sets } from './phrases.ts'

type Span = [from: number, to: number]
/** The phrases that can begin at one word: all in one pattern, which tells quickly that none does, and each alone. */
type Beginning = { phrases: [phrase: string, sets: Sets][]; any?: RegExp; each?: RegExp[] }

const sentenceStart = '^'
const number = '#'
const prefixKey = (word: string) => `${word.slice(0, 2)}*`
const isDigit = (word: string) => word >= '0' && word < ':'

/**
 * Finds phrases in folded sentences. Each is tried only at the words with which it can begin, and its pattern is
 * compiled when it is first tried: an ordinary page costs a few look-ups for each word, and the start of the Worker
 * nothing.
 */
export function indexPhrases(languages: readonly { phrases: readonly string[]; sets?: Sets | undefined }[]) {
  let index: Map<string, Beginning> | undefined
  return (sentence: string): Span[] => {
    index ??= beginningsOf(languages)
    const spans: Span[] = []
    const add = (key: string, at: number) => {
      const beginning = index!.get(key)
      if (beginning) addSpans(spans, beginning, sentence, at)
    }
    add(sentenceStart, 0)
    let at = 0
    for (const word of sentence.slice(1, -1).split(' ')) {
      add(word, at)
      add(prefixKey(word), at)
      if (isDigit(word)) add(number, at)
      at += word.length + 1
    }
    return spans
  }
}

function addSpans(spans: Span[], beginning: Beginning, sentence: string, at: number): void {
  const { phrases } = beginning
  beginning.any ??= stickyPattern(phrases.map(([phrase, sets]) => sourceOf(phrase, sets)).join('|'))
  if (!matchesAt(beginning.any, sentence, at)) return
  beginning.each ??= phrases.map(([phrase, sets]) => stickyPattern(sourceOf(phrase, sets)))
  for (const pattern of beginning.each) if (matchesAt(pattern, sentence, at)) spans.push([at, pattern.lastIndex])
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
    for (const phrase of phrasesOf(phrases)) {
      for (const key of new Set([...firstWords(phrase, sets)].map(keyOf))) {
        const beginning = index.get(key) ?? { phrases: [] }
        index.set(key, beginning)
        beginning.phrases.push([phrase, sets])
      }
    }
  }
  return index
}

function keyOf(word: string): string {
  if (word === sentenceStart) return word
  if (word.startsWith(number)) return number
  return word.endsWith('*') ? prefixKey(foldWord(word.slice(0, -1))) : foldWord(word)
}

/** Most words are as folding leaves them, which costs less to tell than to do. */
function foldWord(word: string): string {
  return /^(?:([a-z])(?!\1))+$/.test(word) ? word : foldLetters(word)
}

function firstWords(phrase: string, sets: Sets): Set<string> {
  const [token = '', ...rest] = phrase.split(' ')
  const optional = token.endsWith('?')
  const word = optional ? token.slice(0, -1) : token
  const words = new Set(
    word.startsWith('<')
      ? phrasesOf(sets[word.slice(1, -1)] ?? []).flatMap((member) => [...firstWords(member, sets)])
      : word.split('/'),
  )
  if (optional) for (const next of firstWords(rest.join(' '), sets)) words.add(next)
  return words
}
