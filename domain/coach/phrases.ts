/**
 * The rules of one language, as phrases.
 *
 * A phrase is a list of words, and ` | ` stands between two phrases. `a/b` is one of several words, `word?` may be
 * absent, `word*` has any ending, `~` up to four words without a comma, `#` is a number, `#<1200` one below 1,200,
 * `#8..199` one in that range, `<name>` is one phrase of a named set, `^` is the beginning of a sentence and `$` the end
 * of a clause. Case, accents, apostrophes and repeated letters do not matter.
 */
export type LanguageRules = {
  /** Named sets of phrases. A set may use the sets above it. */
  sets?: Record<string, readonly string[]>
  /** A text that contains one of these speaks of self-harm. */
  signs: readonly string[]
  /** Words that name the topic. What the text around them means is decided by its likelihood (help-likelihood.ts). */
  topics?: readonly string[]
  /** Similar phrases with another meaning. An exception cancels only a sign that lies inside it. */
  exceptions?: readonly string[]
  /** Signs found anywhere in the text, for scripts without blanks or with prefixes. */
  anywhere?: readonly string[]
  /** Exceptions among those. */
  anywhereExceptions?: readonly string[]
}

export type Sets = NonNullable<LanguageRules['sets']>

/** Each phrase of a list. Short ones of one kind are written on one line. */
export const phrasesOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' | '))

const conjunctions = 'and|but|or|because|cause|so|when|if|since|und|aber|weil|et|mais|car|y|pero|porque|e|ma'

/** A phrase of the rules of a list. Its pattern is compiled when it is first tried. */
export type Phrase = { list: number; rules: number; text: string; sets: Sets; pattern?: RegExp }

export type Sentence = {
  /** Lower case, without accents and invisible characters. One blank around each word, a comma for other marks. */
  text: string
  /** A comma is a word. */
  words: readonly string[]
  /** The phrases that the words make possible, by the number of their list (phrase-index.ts). */
  possible?: ReadonlyMap<number, readonly Phrase[]>
}

/** The sentences of each line. */
export function foldLines(text: string): Sentence[][] {
  return foldLetters(text)
    .replace(/\.{2,}/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N} ,\n.!?;\u2028\u2029。！？؟।]+/gu, ',')
    .replace(/[ ,]*,[ ,]*/g, ' , ')
    .replace(/ {2,}/g, ' ')
    .split('\n')
    .map((line) =>
      line
        .split(/[.!?;\u2028\u2029。！？؟।]+/)
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence !== '')
        .map((sentence) => ({ text: ` ${sentence} `, words: sentence.split(' ') })),
    )
}

export function foldSentences(text: string): Sentence[] {
  return foldLines(text).flat()
}

export type Fold = typeof foldSentences

/** Folds the lines of a page at once, and any other text when it is asked for. Nothing is folded twice. */
export function foldingOf(page: string): Fold {
  const folded = foldLines(page)
  const known = new Map(page.split('\n').map((line, at) => [line, folded[at]!]))
  return (text) => {
    const sentences = known.get(text) ?? foldSentences(text)
    known.set(text, sentences)
    return sentences
  }
}

/** Signs that stand for letters within a word ("k1ll"). */
const disguised: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }

/** One form for all ways to write the same letters. */
function plain(text: string): string {
  // Most texts in English.
  if (/^[\n -~]*$/.test(text)) return text
  for (const form of ['NFKD', 'NFD']) {
    const folded = text
      .normalize(form)
      .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
      .normalize('NFC')
    if (folded.length <= 2 * text.length) return folded
  }
  // Signs that Unicode writes out, one as eighteen letters: reading costs by the letter.
  return text
}

export function foldLetters(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/(?<=[a-z])[013457@$!](?=[a-z])/g, (sign) => disguised[sign]!)
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/([a-z])'(t|s|d|m|ll|re|ve)(?![a-z])/g, '$1$2')
    .replace(/['*_"“”„«»()~-]/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/([a-z])\1+/g, '$1')
}

/** The source of a pattern in which a blank stands before each word. */
export function sourceOf(phrase: string, sets: Sets): string {
  return phrase
    .split(' ')
    .map((token) => {
      if (token === '^') return '^'
      if (token === '~') return '(?: [^ ,]+){0,4}'
      if (token === '$') return `(?= (?:$|, |(?:${conjunctions}) ))`
      const optional = token.endsWith('?')
      const word = optional ? token.slice(0, -1) : token
      const source = word.startsWith('<')
        ? sourceOfSet(word.slice(1, -1), sets)
        : ` (?:${word.split('/').map(sourceOfWord).join('|')})`
      return optional ? `(?:${source})?` : source
    })
    .join('')
}

const sourcesOfSets = new WeakMap<Sets, Map<string, string>>()

function sourceOfSet(name: string, sets: Sets): string {
  const members = sets[name]
  if (!members) throw new Error(`No set is named ${name}`)
  const known = sourcesOfSets.get(sets) ?? new Map<string, string>()
  sourcesOfSets.set(sets, known)
  const source =
    known.get(name) ??
    `(?:${phrasesOf(members)
      .map((phrase) => sourceOf(phrase, sets))
      .join('|')})`
  known.set(name, source)
  return source
}

function sourceOfWord(word: string): string {
  if (word === '#') return '[0-9]+'
  if (word === '#8..199') return '(?:[89]|1?[1-9][0-9]|1[0-9]{2})'
  if (word === '#<1200') return '(?:[0-9]{1,3}|1[01][0-9]{2})'
  return `${foldLetters(word.replace('*', ''))}${word.endsWith('*') ? '[^ ]*' : ''}`
}
