import { foldLetters, phrasesOf, sourceOf, type Phrase, type Sentence, type Sets } from './phrases.ts'

/** Where a phrase stands, and the place of its rules in their list. */
type Span = { from: number; to: number; rules: number }
type Rules = { phrases: readonly string[]; sets?: Sets | undefined }
/** The phrases that a word makes possible: by the whole word, and by its first two letters. */
type Possible = { byWord: Map<string, Phrase[]>; byBeginning: Map<string, Phrase[]> }

const sentenceStart = '^'
const number = '#'
const beginningOf = (word: string) => word.slice(0, 2)
const isDigit = (word: string) => word >= '0' && word < ':'

/**
 * Finds phrases in sentences. A phrase is tried only if the sentence has a word that it needs. The index is made for the
 * first sentence: the start of the Worker costs nothing.
 */
function createIndex() {
  const lists: (readonly Rules[])[] = []
  let index: Possible | undefined
  return {
    add(list: readonly Rules[]): number {
      index = undefined
      return lists.push(list) - 1
    },
    /** By the number of their list. */
    possibleIn({ words }: Sentence): Map<number, Phrase[]> {
      index ??= readLists(lists)
      const possible = new Map<number, Phrase[]>()
      const add = (phrases: readonly Phrase[] | undefined) => {
        for (const phrase of phrases ?? []) {
          const known = possible.get(phrase.list)
          if (!known) possible.set(phrase.list, [phrase])
          else if (!known.includes(phrase)) known.push(phrase)
        }
      }
      add(index.byWord.get(sentenceStart))
      for (const word of words) {
        const byWord = index.byWord.get(word)
        if (byWord) add(byWord)
        const byBeginning = index.byBeginning.get(beginningOf(word))
        if (byBeginning) add(byBeginning)
        if (isDigit(word)) add(index.byWord.get(number))
      }
      return possible
    },
  }
}

const common = createIndex()

/** For phrases that every sentence is searched for: its words are looked up once for all such lists. */
export function indexPhrases(list: readonly Rules[]): (sentence: Sentence) => Span[] {
  const at = common.add(list)
  return (sentence) => {
    sentence.possible ??= common.possibleIn(sentence)
    return spansOf(sentence.possible.get(at), sentence)
  }
}

/** For phrases that few sentences are searched for. */
export function indexApart(list: readonly Rules[]): (sentence: Sentence) => Span[] {
  const index = createIndex()
  const at = index.add(list)
  return (sentence) => spansOf(index.possibleIn(sentence).get(at), sentence)
}

function spansOf(phrases: readonly Phrase[] | undefined, { text }: Sentence): Span[] {
  if (!phrases) return []
  return phrases.flatMap((phrase) => {
    const pattern = (phrase.pattern ??= new RegExp(`(?:${sourceOf(phrase.text, phrase.sets)})(?= |$)`, 'g'))
    const spans: Span[] = []
    pattern.lastIndex = 0
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
      spans.push({ from: found.index, to: pattern.lastIndex, rules: phrase.rules })
      // The next may begin within this one.
      pattern.lastIndex = found.index + 1
    }
    return spans
  })
}

function readLists(lists: readonly (readonly Rules[])[]): Possible {
  const index: Possible = { byWord: new Map(), byBeginning: new Map() }
  const add = (map: Map<string, Phrase[]>, key: string, phrase: Phrase) => {
    const known = map.get(key)
    if (known) known.push(phrase)
    else map.set(key, [phrase])
  }
  for (const [list, all] of lists.entries())
    for (const [rules, { phrases, sets = {} }] of all.entries())
      for (const text of phrasesOf(phrases)) {
        const phrase = { list, rules, text, sets }
        for (const word of new Set(neededWords(text, sets, true) ?? firstWords(text, sets))) {
          if (word.endsWith('*')) add(index.byBeginning, beginningOf(foldWord(word.slice(0, -1))), phrase)
          else if (word.startsWith(number)) add(index.byWord, number, phrase)
          else add(index.byWord, word === sentenceStart ? word : foldWord(word), phrase)
        }
      }
  return index
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

/** Of the tokens whose words are all known the last one with the longest, and so rarest, words. The first is begun with. */
function neededWords(phrase: string, sets: Sets, isBegun: boolean): string[] | undefined {
  const choices = phrase.split(' ').map((token, at) => wordsOfToken(token, sets, isBegun && at === 0))
  const shortest = (words: readonly string[]) => Math.min(...words.map((word) => word.length))
  const known = choices.filter((words) => words !== undefined)
  return known.toReversed().toSorted((one, other) => shortest(other) - shortest(one))[0]
}

function wordsOfToken(token: string, sets: Sets, isBegun: boolean): string[] | undefined {
  if (token.startsWith('<') && token.endsWith('>')) {
    const members: string[] = []
    for (const member of phrasesOf(sets[token.slice(1, -1)] ?? [])) {
      const words = neededWords(member, sets, isBegun)
      if (!words) return undefined
      members.push(...words)
    }
    return members
  }
  // A word with one of these marks is not a word of a folded sentence, or one of several.
  return isBegun || /[~^$?#*,'’-]/.test(token) ? undefined : token.split('/')
}
