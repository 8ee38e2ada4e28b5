/** Marks that would reverse the direction of the letter, all other invisible characters, and halves of a character. */
const unseen = /[\p{Cc}\p{Cs}\ufffd\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]+/gu

type Limits = { preface: RegExp; longest: number; isRefused?: (part: string) => boolean }

/**
 * The part of a line that can be quoted: as it was written, whole or cut at a boundary. Only its beginning ("I am
 * grateful for"), a link, invisible characters and the marks at its end are left out. Of a line that is cut a part may
 * be quoted although the whole is refused.
 */
export function quotable(line: string, { preface, longest, isRefused = () => false }: Limits): string | undefined {
  const text = line.replace(unseen, ' ').replace(/\s+/gu, ' ').trim()
  const part = text
    .replace(preface, '')
    .split(/(?:https?:\/\/|www\.)\S+/iu)
    .map((words) => words.replace(/(?:\s*[.,;:…。、،–—-])+\s*$/u, '').trim())
    .find((words) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(words))
  if (part === undefined) return undefined
  if (part.length > longest) return cut(part, longest, isRefused)
  return isRefused(part) ? undefined : part
}

/** Not within a number. */
const clauseStart =
  /(?<=[.!?,;:]\s|[，；、]|\s[–—(-]\s?|\s(?=so\s(?:I|we|you|he|she|they|it|the|my)\s|(?:and|because|but|which|who|when|while|since|after|und|weil|aber|dass|et|parce|mais|qui|y|porque|pero|que)\s))[^\s.!?,;:，；、–—(-]/giu

/**
 * The end, where people come to the point. It begins where a clause does, else where a word does, else, without blanks,
 * at a character.
 */
function cut(text: string, most: number, isRefused: (part: string) => boolean): string | undefined {
  const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
  const longest = isWide ? Math.ceil(most / 3) : most
  // Measured as `length` is, so that a picture of many characters counts as many.
  const starts = [...new Intl.Segmenter('en').segment(text)].map(({ index }) => index)
  const tail = text.slice(starts.find((start) => text.length - start <= longest) ?? starts.at(-1))
  const parts = [...tail.matchAll(clauseStart)].map(({ index }) => tail.slice(index))
  // A part that closes a bracket begins within it.
  const clause = parts.find((part) => part.length >= 20 && !/^[^(]*\)/u.test(part) && !isRefused(part))
  const words = /(?<=\s).{8,}$/u.exec(tail)?.[0]
  const part = clause ?? words ?? tail
  return isRefused(part) ? undefined : `…${part}`
}
