const longestQuote = 65
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Marks that would reverse the direction of the letter's text, and all other invisible characters. */
const unseen = /[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]+/gu
const link = /\b(?:https?:\/\/(?:www\.)?|www\.)([^\s/?#]+)[^\s]*/giu
const coarse =
  /(?<!\p{L})(?:(?:mother)?f+u+c+k\p{L}*|sh[i1]+t\p{L}*|bullsh\p{L}*|b[i1]tch\p{L}*|cunt\p{L}*|assholes?|arschl\p{L}*|schei(?:ß|ss)\p{L}*|merde|putain|mierda|puta|cabr[oó]n|wank\p{L}*|cocks?|dickheads?|bastards?|nigg\p{L}*|fag(?:got)?s?|retard\p{L}*|sluts?|whores?)(?!\p{L})/giu

/** Words at which a quote is not cut, since the rest of the phrase would be missing. */
const dangling =
  /[\s,;:–—-]+(?:a|an|the|of|to|and|or|but|my|his|her|our|their|your|with|for|in|on|at|by|from|that|which|who|because|so|is|was|are|i|we|it|as|when|while|if|than|this|not|very|some)$/iu

/** A person's words in quotation marks. Only length, punctuation and links are changed. */
export function quoted(item: string): string {
  const words = trimmed(settled(item))
  return `“${rightToLeft.test(words) ? `\u2068${words}\u2069` : words}”`
}

const anyCoarse = new RegExp(coarse.source, 'iu')

export function isCoarse(item: string): boolean {
  return anyCoarse.test(item)
}

/** One line, links as the name of their place, inner quotation marks as single ones, no full stop at the end. */
function settled(item: string): string {
  const line = item
    .toWellFormed()
    .replace(unseen, ' ')
    .replace(link, '$1')
    .replace(coarse, (word) => `${word[0]}—`)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?:\s*[.!,;:…。！、،؛–—-])+$/u, '')
    .replace(/^¡(?!.*!)/u, '')
  return balanced(line)
}

function balanced(line: string): string {
  const marks = line.match(/["“”„«»‟]/g)?.length ?? 0
  let open = false
  const inner = line.replace(/["“”„«»‟]/g, () => {
    if (marks % 2) return ''
    open = !open
    return open ? '‘' : '’'
  })
  const opening = inner.match(/[([]/g)?.length ?? 0
  const closing = inner.match(/[)\]]/g)?.length ?? 0
  return (opening === closing ? inner : inner.replace(/[()[\]]/g, '')).replace(/\s+/gu, ' ').trim()
}

/** Cut at the end of a clause if one is near, else at a word, else, without blanks, at a character. */
function trimmed(line: string): string {
  // Counting what a reader sees as characters is costly, and they are never more than these.
  if (line.length <= longestQuote) return line
  const characters = [...graphemes.segment(line)].map(({ segment }) => segment)
  if (characters.length <= longestQuote) return line
  const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(line)
  const head = characters.slice(0, wide ? 28 : longestQuote).join('')
  const clause =
    /^.{24,}(?=[,;:，；、](?!\p{N})|\s[–—(-]|\s(?:and|because|but|which|who|when|while|since|after|und|weil|et|parce|y|porque)\s)/iu.exec(
      head,
    )?.[0]
  const word = /^.{12,}(?=\s)/u.exec(head)?.[0]
  let cut = (clause ?? word ?? head).trimEnd()
  while (dangling.test(cut)) cut = cut.replace(dangling, '')
  return `${balanced(cut.replace(/[\s,;:.–—-]+$/u, ''))}…`
}
