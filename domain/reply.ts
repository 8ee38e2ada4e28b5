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
