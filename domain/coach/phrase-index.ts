import { foldLetters, phrasesOf, sourceOf, type Sets } from './phrases.ts'

type Span = [from: number, to: number]
type Phrase = {
  text: string
  sets: Sets
  /** Each text with the phrase has one of these words; `'nothing'` if no such words are known. */
  needed?: readonly string[] | 'nothing'
  pattern?: RegExp
}

const sentenceStart = '^'
const number = '#'
const prefixKey = (word: string) => `${word.slice(0, 2)}*`
const isDigit = (word: string) => word >= '0' && word < ':'

/**
 * Finds phrases in folded sentences. Each is tried only at the words with which it can begin, if the sentence has a word
 * that it needs, and its pattern is compiled when it is first tried: an ordinary page costs a few look-ups for each word,
 * and the start of the Worker nothing.
 */
export function indexPhrases(languages: readonly { phrases: readonly string[]; sets?: Sets | undefined }[]) {
  let index: Map<string, Phrase[]> | undefined
  return (sentence: string): Span[] => {
    index ??= beginningsOf(languages)
    const spans: Span[] = []
    const words = sentence.slice(1, -1).split(' ')
    const present = new Set(words)
    const add = (key: string, at: number) => {
      for (const phrase of index!.get(key) ?? []) {
        if (!mayBeIn(present, phrase)) continue
        const pattern = (phrase.pattern ??= new RegExp(`(?:${sourceOf(phrase.text, phrase.sets)})(?= |$)`, 'y'))
        pattern.lastIndex = at
        if (pattern.test(sentence)) spans.push([at, pattern.lastIndex])
      }
    }
    add(sentenceStart, 0)
    let at = 0
    for (const word of words) {
      add(word, at)
      add(prefixKey(word), at)
      if (isDigit(word)) add(number, at)
      at += word.length + 1
    }
    return spans
  }
}

function mayBeIn(present: ReadonlySet<string>, phrase: Phrase): boolean {
  phrase.needed ??= neededWords(phrase.text, phrase.sets, true) ?? 'nothing'
  return phrase.needed === 'nothing' || phrase.needed.some((word) => present.has(word))
}

function beginningsOf(
  languages: readonly { phrases: readonly string[]; sets?: Sets | undefined }[],
): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>()
  for (const { phrases, sets = {} } of languages) {
    for (const text of phrasesOf(phrases)) {
      const phrase = { text, sets }
      for (const key of new Set([...firstWords(text, sets)].map(keyOf)))
        index.set(key, [...(index.get(key) ?? []), phrase])
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

/** Of the tokens whose words are all known the one with the longest, and so rarest, words. The first is begun with. */
function neededWords(phrase: string, sets: Sets, isBegun: boolean): string[] | undefined {
  const choices = phrase.split(' ').map((token, at) => wordsOfToken(token, sets, isBegun && at === 0))
  const shortest = (words: readonly string[]) => Math.min(...words.map((word) => word.length))
  return choices.filter((words) => words !== undefined).toSorted((one, other) => shortest(other) - shortest(one))[0]
}

function wordsOfToken(token: string, sets: Sets, isBegun: boolean): string[] | undefined {
  if (token.startsWith('<') && token.endsWith('>')) {
    const members = phrasesOf(sets[token.slice(1, -1)] ?? []).map((member) => neededWords(member, sets, isBegun))
    return members.every((words) => words !== undefined) ? members.flat() : undefined
  }
  const words = isBegun || /[~^$?#*,]/.test(token) ? [''] : token.split('/').map(foldWord)
  return words.some((word) => word === '' || word.includes(' ')) ? undefined : words
}
