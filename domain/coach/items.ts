import { itemsOf } from '../items.ts'
import { prefaces } from './language.ts'

/** Items beyond this number are not read: a letter names fewer. */
const mostItems = 12

/** The items of a section as a person would count them, one a line or many in one line. */
export function piecesOf(text: string): string[] {
  const lines = itemsOf(text)
  const pieces = lines.length === 1 ? splitLine(lines[0]!) : withoutCount(lines)
  return withoutRepeated(pieces)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(piece))
    .slice(0, mostItems)
}

/** "1 the dog", "2 the sun": the lines are counted. */
function withoutCount(lines: readonly string[]): readonly string[] {
  const isCounted = lines.every((line, at) => line.startsWith(`${at + 1} `))
  return isCounted ? lines.map((line) => line.replace(/^\d+\s+/u, '')) : lines
}

/** After "grateful for" each item may begin with "for". */
const repeated = /^\s*(?:for|that|für|dass|pour|que|por)\s+/iu

function withoutRepeated(pieces: readonly string[]): readonly string[] {
  return prefaces.thanks.test(pieces[0] ?? '') ? pieces.map((piece) => piece.replace(repeated, '')) : pieces
}

function splitLine(line: string): string[] {
  for (const split of [byNumbers, byBareNumbers, byPictures, bySemicolons, bySentences, byCommas]) {
    const pieces = split(line)
    if (pieces.length > 1) return pieces
  }
  return [line]
}

/** "coffee 2. sun 3) rain": itemsOf has taken the first number. */
function byNumbers(line: string): string[] {
  const marks = [...line.matchAll(/(?<=^|[\s,;.])\(?(\d{1,2})(?:[.)](?!\d)|(?=\s*[–—:-]\s))\s*(?=\S)/gu)]
  const first = marks[0]?.[1] === '1' ? 1 : 2
  const counted = marks.filter(({ 1: number }, at) => Number(number) === first + at)
  if (counted.length === 0 || counted.length < marks.length) return [line]
  const cuts = [0, ...counted.map(({ index }) => index), line.length]
  return (
    cuts
      .slice(1)
      .map((end, at) =>
        line
          .slice(cuts[at], end)
          // What is before the first mark may begin with a number of its own.
          .replace(at === 0 ? '' : /^\(?\d{1,2}[.):\s–—-]+/u, '')
          .replace(/[,;\s]+$/u, ''),
      )
      // "Grateful for: 1. tea 2. sun" has a heading.
      .filter((piece, at) => piece !== '' && !(at === 0 && piece.endsWith(':')))
  )
}

/** "1 my dog 2 the sun 3 tea", without another number. */
function byBareNumbers(line: string): string[] {
  const numbers = [...line.matchAll(/(?<!\S)\d+(?!\S)/gu)].map(([number]) => Number(number))
  const isCount = numbers.length > 1 && numbers.every((number, at) => number === at + 1)
  return isCount && line.startsWith('1 ') ? line.split(/(?<!\S)\d+(?!\S)/u).slice(1) : [line]
}

/** Each picture begins an item, or ends one. */
function byPictures(line: string): string[] {
  const picture = /(?:\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F\u200D]*)+/u
  const parts = line.split(new RegExp(`(${picture.source})`, 'u')).map((part) => part.trim())
  const texts = parts.filter((part, at) => at % 2 === 0 && /\p{L}/u.test(part))
  return texts.length > 1 && parts.length >= 2 * texts.length
    ? texts.map((text) => text.replace(/^[,;\s]+|[,;]+$/gu, ''))
    : [line]
}

/** Three dots end no sentence. */
const sentenceEnd =
  /(?<!(?:^|\s)(?:Dr|Mr|Mrs|Ms|St|Prof|bzw|z\.B|Sra?)\.)(?<=[^\s.…]{2}(?:\.|[!?]+))\s+(?=\S)|(?<=[。！？])/u
/** A sentence that begins so leans on the one before. */
const leaning =
  /^(?:maybe|perhaps|or|vielleicht|oder|peut-être|ou|quizás?|o|it|this|that|they|these|he|she|him|her|them|then|so|but|and|because|also|still|which|who|not|its|their|his|und|aber|es|das|sie|er|dann|mais|et|il|elle|ça|c[’']|pero|y|eso|ella|él|mas|e|isso|ela|ele)(?!\p{L})/iu

const isOpenBracket = (text: string) => text.split('(').length > text.split(')').length

/** Sentences, those joined that lean on the one before, "He made soup. It was hot.", or are in its brackets. */
function bySentences(line: string): string[] {
  const sentences: string[] = []
  for (const sentence of line.split(sentenceEnd)) {
    const before = sentences.at(-1)
    if (before !== undefined && (leaning.test(sentence) || isOpenBracket(before)))
      sentences[sentences.length - 1] = `${before} ${sentence}`
    else sentences.push(sentence)
  }
  return sentences
}

function bySemicolons(line: string): string[] {
  return line.split(/\s*[;；]\s*/u).filter((piece) => piece !== '')
}

const conjunction = '(?:and|und|et|y|e|i|och|en|oraz)'
/** A part that says more about the part before it. */
const dependent =
  /^(?:just|for|of|with|to|on|at|in|which|who|whose|where|when|because|since|so|but|not|as|though|even|without|after|before|then|until|he|she|it|they|we|i|you|weil|aber|dass|wenn|parce|mais|qui|que|pero|porque|mas|pois|i['’]m|somehow|maybe|perhaps|hopefully|finally|again|too)(?!\p{L})/iu

/**
 * "coffee, sun and my dog": short things, none of which says more about the one before. A comma within a number divides
 * nothing.
 */
function byCommas(line: string): string[] {
  const own = line.replace(prefaces.thanks, '')
  const things = own
    .replace(/[.\s]+$/u, '')
    .split(new RegExp(`\\s*(?:[，、،|•·]|\\s[–—-]\\s|,(?!\\d))\\s*(?:${conjunction}\\s+)?`, 'u'))
    .flatMap((thing, at, all) => {
      const last = at === all.length - 1 && at > 0 ? thing.split(new RegExp(`\\s+(?:${conjunction}|&)\\s+`, 'u')) : []
      return last.length > 1 && !last.some((part) => dependent.test(part)) ? last : [thing]
    })
    .map((thing) => (own === line ? thing : thing.replace(repeated, '')))
    .filter((thing) => thing !== '')
  // "Haircut, two o'clock" is one thing.
  const isPair = things.length === 2 && new RegExp(`,(?!\\d|\\s*${conjunction}\\s)`, 'u').test(own)
  const most = things.length > 2 ? 8 : 5
  const isList = !isPair && things.every((thing) => thing.split(/\s+/u).length <= most && !dependent.test(thing))
  return isList ? things : [line]
}
