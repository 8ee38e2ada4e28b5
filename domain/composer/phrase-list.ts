/**
 * Finds phrases in a line, in one pass over its words. A phrase has words divided by blanks; `*` stands for any
 * ending, `<kin>` for one of a set, and `_` for up to two words. Scripts without blanks between words, and
 * emoji, match anywhere. Built at the first use, since a Worker starts faster without.
 */
export type Found<Payload> = { payload: Payload; from: number; to: number; words: string }

type Word = { value: string } | { prefix: string } | { set: ReadonlySet<string> } | 'gap'
type Phrase<Payload> = { words: readonly Word[]; payload: Payload }
type Token = { forms: readonly string[]; from: number; to: number }

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Extended_Pictographic}]/u

const kin = new Set(
  'mom mum mother mama dad father papa brother sister son daughter wife husband partner girlfriend boyfriend fiancé fiancée fiance fiancee grandma grandpa grandmother grandfather grandparents grandparent grandad granddad gran grandson granddaughter nana aunt uncle cousin niece nephew friend baby child colleague neighbour neighbor teacher boss mother-in-law stepdad stepmom'.split(
    ' ',
  ),
)
const sets: Record<string, ReadonlySet<string>> = {
  kin,
  "kin's": new Set([...kin].map((one) => `${one}'s`)),
  pet: new Set('dog cat puppy kitten rabbit horse hamster parrot bird pet'.split(' ')),
}

export function phraseList<Payload>(
  lists: readonly (readonly [phrases: string, payload: Payload])[],
): (text: string) => Found<Payload>[] {
  let built: ReturnType<typeof build<Payload>> | undefined
  return (text) => {
    built ??= build(lists)
    const { byWord, byPrefix, anywhere } = built
    const tokens = tokensOf(text)
    const found: Found<Payload>[] = []
    // Every page passes here many times, so a word that begins no phrase costs two look-ups and no array.
    const look = (phrases: Phrase<Payload>[] | undefined, index: number, form?: string) => {
      if (!phrases) return
      for (const { words, payload } of phrases) {
        const [first] = words
        if (form !== undefined && !(first !== 'gap' && fits(first!, form))) continue
        // The first word fits.
        const last = words.length === 1 ? index : matchFrom(words, 1, tokens, index + 1)
        if (last === undefined) continue
        const [{ from }, { to }] = [tokens[index]!, tokens[last]!]
        found.push({ payload, from, to, words: text.slice(from, to) })
      }
    }
    for (let index = 0; index < tokens.length; index += 1)
      for (const form of tokens[index]!.forms) {
        look(byWord.get(form), index)
        if (byPrefix.size > 0) look(byPrefix.get(form.slice(0, 2)), index, form)
      }
    if (anywhere.length > 0 && unspaced.test(text))
      for (const { phrase, payload } of anywhere) {
        const from = text.indexOf(phrase)
        if (from !== -1) found.push({ payload, from, to: from + phrase.length, words: phrase })
      }
    return found
  }
}

/** Whether a text has a phrase of the list. */
export function anyPhrase(phrases: string): (text: string) => boolean {
  const find = phraseList([[phrases, true]])
  return (text) => find(text).length > 0
}

function build<Payload>(lists: readonly (readonly [phrases: string, payload: Payload])[]) {
  const byWord = new Map<string, Phrase<Payload>[]>()
  const byPrefix = new Map<string, Phrase<Payload>[]>()
  const anywhere: { phrase: string; payload: Payload }[] = []
  const add = (map: typeof byWord, key: string, phrase: Phrase<Payload>) => {
    const phrases = map.get(key)
    if (phrases) phrases.push(phrase)
    else map.set(key, [phrase])
  }
  for (const [phrases, payload] of lists)
    for (const written of phrases.split(',').map((one) => one.trim()))
      if (written === '') continue
      else if (unspaced.test(written)) anywhere.push({ phrase: written.replace('*', ''), payload })
      else {
        const words = folded(written)
          .split(/[\s-]+/u)
          .map(wordOf)
        const phrase = { words, payload }
        const [first] = words
        if (first === undefined || first === 'gap') continue
        if ('prefix' in first) add(byPrefix, first.prefix.slice(0, 2), phrase)
        else if ('set' in first) for (const one of first.set) add(byWord, one, phrase)
        else add(byWord, first.value, phrase)
      }
  return { byWord, byPrefix, anywhere }
}

function wordOf(word: string): Word {
  if (word === '_') return 'gap'
  const set = /^<([^>]+)>('s)?$/u.exec(word)
  if (set) return { set: sets[`${set[1]}${set[2] ?? ''}`] ?? new Set() }
  return word.endsWith('*') ? { prefix: word.slice(0, -1) } : { value: word }
}

/** The index of the last token of the phrase, if the phrase stands there. */
function matchFrom(words: readonly Word[], at: number, tokens: readonly Token[], index: number): number | undefined {
  const word = words[at]!
  if (word === 'gap') {
    // At the end, the two words that follow belong to the phrase.
    if (at === words.length - 1) return Math.min(index + 1, tokens.length - 1)
    for (let skipped = 0; skipped <= 2; skipped += 1) {
      const last = matchFrom(words, at + 1, tokens, index + skipped)
      if (last !== undefined) return last
    }
    return undefined
  }
  const token = tokens[index]
  if (!token || !(fits(word, token.forms[0]!) || (token.forms.length > 1 && fits(word, token.forms[1]!))))
    return undefined
  return at === words.length - 1 ? index : matchFrom(words, at + 1, tokens, index + 1)
}

function fits(word: Exclude<Word, 'gap'>, form: string): boolean {
  if ('value' in word) return form === word.value
  return 'prefix' in word ? form.startsWith(word.prefix) : word.set.has(form)
}

/** The words of the last lines. Many lists look at each line of a page, one after the other and again later. */
const known = new Map<string, Token[]>()
const mostKnown = 32

/** Words in small letters, also without "'s" at the end and "l'" at the beginning. */
function tokensOf(text: string): Token[] {
  const found = known.get(text)
  if (found) return found
  if (known.size === mostKnown) known.clear()
  const tokens = [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu)].map(({ 0: word, index }) => {
    const whole = folded(word)
    const apostrophe = whole.indexOf("'")
    const forms = [whole]
    if (apostrophe !== -1) forms.push(whole.endsWith("'s") ? whole.slice(0, -2) : whole.slice(apostrophe + 1))
    return { forms, from: index, to: index + word.length }
  })
  known.set(text, tokens)
  return tokens
}

function folded(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}
