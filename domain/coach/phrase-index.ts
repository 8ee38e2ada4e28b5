import { foldLetters, sourceOf, type Sets } from './phrases.ts'

type Span = [from: number, to: number]
/**
 * The phrases that can begin at one word: all in one pattern, which tells quickly that none does, and each alone.
 * `needed`: each of the phrases contains one of these words; `'nothing'` if one of them has no such word.
 */
type Beginning = {
  phrases: [phrase: string, sets: Sets][]
  needed?: Set<string> | 'nothing'
  any?: RegExp
  each?: RegExp[]
}

const sentenceStart = '^'
const number = '#'
/** In words: no phrase is longer, with all its gaps. */
export const longestPhrase = 40
const prefixKey = (word: string) => `${word.slice(0, 2)}*`
const isDigit = (word: string) => word >= '0' && word < ':'

/**
 * Finds phrases in folded sentences. Each is tried only at the words with which it can begin, if a word that it needs
 * follows, and its pattern is compiled when it is first tried: an ordinary page costs a few look-ups for each word, and
 * the start of the Worker nothing.
 */
export function indexPhrases(languages: readonly { phrases: readonly string[]; sets?: Sets | undefined }[]) {
  let index: Map<string, Beginning> | undefined
  return (sentence: string): Span[] => {
    index ??= beginningsOf(languages)
    const spans: Span[] = []
    const words = sentence.slice(1, -1).split(' ')
    const add = (key: string, from: number, at: number) => {
      const beginning = index!.get(key)
      if (beginning && mayBegin(beginning, words, from)) addSpans(spans, beginning, sentence, at)
    }
    add(sentenceStart, 0, 0)
    let at = 0
    for (const [from, word] of words.entries()) {
      add(word, from, at)
      add(prefixKey(word), from, at)
      if (isDigit(word)) add(number, from, at)
      at += word.length + 1
    }
    return spans
  }
}

function mayBegin(beginning: Beginning, words: readonly string[], from: number): boolean {
  const needed = (beginning.needed ??= neededBy(beginning))
  if (needed === 'nothing') return true
  const end = Math.min(words.length, from + longestPhrase)
  for (let at = from; at < end; at += 1) if (needed.has(words[at]!)) return true
  return false
}

function neededBy({ phrases }: Beginning): Set<string> | 'nothing' {
  const needed = phrases.map(([phrase, sets]) => neededWords(phrase, sets))
  return needed.every((words) => words !== undefined) ? new Set(needed.flat()) : 'nothing'
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
    for (const phrase of phrases) {
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
      ? (sets[word.slice(1, -1)] ?? []).flatMap((member) => [...firstWords(member, sets)])
      : word.split('/'),
  )
  if (optional) for (const next of firstWords(rest.join(' '), sets)) words.add(next)
  return words
}

/** Words of which a phrase contains one after its first, from the token whose words are the longest and so the rarest. */
function neededWords(phrase: string, sets: Sets): string[] | undefined {
  const choices = phrase.split(' ').flatMap((token, at) => {
    const words = token.startsWith('<') ? neededWordsOfSet(token, sets, at === 0) : at > 0 && wordsOfToken(token)
    return words ? [words] : []
  })
  return choices.toSorted((one, other) => shortest(other) - shortest(one))[0]
}

const neededWordsOfSets = new WeakMap<Sets, Map<string, string[] | undefined>>()

function neededWordsOfSet(token: string, sets: Sets, first: boolean): string[] | undefined {
  if (token.endsWith('?')) return undefined
  const known = neededWordsOfSets.get(sets) ?? new Map<string, string[] | undefined>()
  neededWordsOfSets.set(sets, known)
  const key = first ? token : `^ ${token}`
  if (!known.has(key)) {
    const members = (sets[token.slice(1, -1)] ?? []).map((member) => neededWords(first ? member : `^ ${member}`, sets))
    known.set(key, members.every((words) => words !== undefined) ? members.flat() : undefined)
  }
  return known.get(key)
}

function wordsOfToken(token: string): string[] | undefined {
  if (/[~^$?#*,]/.test(token)) return undefined
  const words = token.split('/').map(foldWord)
  return words.some((word) => word.includes(' ')) ? undefined : words
}

function shortest(words: readonly string[]): number {
  return Math.min(...words.map((word) => word.length))
}
