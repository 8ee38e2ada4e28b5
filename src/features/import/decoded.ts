/**
 * The text of a file: UTF-8, or what Excel and old editors write, UTF-16 with its mark or Windows-1252. A single damaged
 * sign does not make a file one of these.
 */
export function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  const damaged = text.match(/\uFFFD/g)?.length ?? 0
  if (damaged === 0) return text
  const foreign = text.match(/[^\0-\x7F\uFFFD]/g)?.length ?? 0
  return damaged > foreign ? new TextDecoder('windows-1252').decode(bytes) : text
}
