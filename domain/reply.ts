const longestReply = 2_400

/** Whether a reply can be shown to a person. */
export function isPresentable(reply: string): boolean {
  const text = reply.trim()
  const words = text.split(/\s+/)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (text.length < 20 || text.length > longestReply) return false
  if (letters < text.length * 0.5) return false
  if (/```|<\/?[a-z][^>]*>|\bundefined\b|\[object |^\s*[{[]|�/i.test(text)) return false
  if (
    /\bas an ai\b|\blanguage model\b|\bi('m| am) (sorry|unable)\b[^.]*\b(can't|cannot|unable|assist|comply)\b/i.test(
      text,
    )
  )
    return false
  // A model that is stuck repeats the same few words.
  return words.length < 20 || new Set(words.map((word) => word.toLowerCase())).size > words.length * 0.35
}

/** Names of sites end in lower case or in capitals: a full stop without a blank behind it is none ("bread.It"). */
const link =
  /(?<![\p{L}\d])[a-z][a-z\d+.-]*:\/\/\S+|\bwww\.\S+|(?<![\p{L}\d@.-])(?:[\p{L}\d-]+\.)+(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\d])\S*/gu
const mailAddress = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
/** Six digits or more, as numbers are written; a date or an hour has fewer. */
const telephone = /(?:\+|\(|\b)\d(?:[ \u00a0()/.-]{0,2}\d){5,}/gu
/** A short one, such as 112, after a word for calling. */
const shortTelephone =
  /(?<!\p{L})(?:call|dial|ring|phone|text|ruf|rufe|wähle?|appelez|appelle|composez?|llama|llame|marca|marque|chiama|chiami|ligue|liga|bel)(?!\p{L})(?:\s+\p{L}+){0,2}\s+\d{3,5}(?!\d|[.,:]\d)/giu

/** Whether a reply has a link, an address of mail or a telephone number that the page which it answers does not have. */
export function hasForeignContact(reply: string, page: Record<string, string>): boolean {
  const written = Object.values(page).join('\n')
  const digits = written.replace(/\D/g, '')
  const known = addressesIn(written)
  const isForeign = (found: string) => !known.some((one) => one === found || one.startsWith(`${found}/`))
  const isForeignNumber = (found: string) => !digits.includes(found.replace(/\D/g, ''))
  return (
    addressesIn(reply).some(isForeign) ||
    [telephone, shortTelephone].some((kind) => reply.match(kind)?.some(isForeignNumber))
  )
}

function addressesIn(text: string): string[] {
  const found = [link, mailAddress].flatMap((kind) => text.match(kind) ?? [])
  return found.map((address) =>
    address
      .toLowerCase()
      .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
      .replace(/[^\p{L}\d]+$/u, ''),
  )
}

const sentenceEnd = /[.!?…。！？؟][”’"')\]»]*(?=\s|$)|[。！？]/gu

/** The length of the part that consists of whole sentences only. */
export function wholeSentences(text: string): number {
  let end = 0
  for (const match of text.matchAll(sentenceEnd)) end = match.index + match[0].length
  return end
}

/** Word by word, with the blanks between them, so that the pieces joined are the text again. */
export function* inWords(text: string): Generator<string> {
  yield* text.match(/\s*\S+\s*/g) ?? []
}
