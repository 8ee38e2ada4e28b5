import { base64url } from 'jose'

/** What a browser does with the body of a push: RFC 8188 and RFC 8291. Production code only encrypts. */

const ascii = (text: string) => new TextEncoder().encode(text)
const point = { name: 'ECDH', namedCurve: 'P-256' } as const

async function hkdf(salt: Uint8Array, secret: Uint8Array, info: Uint8Array, length: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', secret as BufferSource, 'HKDF', false, ['deriveBits'])
  const settings = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return new Uint8Array(await crypto.subtle.deriveBits(settings, key, length * 8))
}

/** Throws for anything that is not one whole record for this browser. */
export async function decryptPush(
  body: Uint8Array,
  privateKey: JsonWebKey,
  { p256dh, auth }: { p256dh: string; auth: string },
): Promise<string> {
  const salt = body.slice(0, 16)
  const recordSize = new DataView(body.buffer, body.byteOffset).getUint32(16)
  const idLength = body[20]!
  const sender = body.slice(21, 21 + idLength)
  const record = body.slice(21 + idLength)
  if (idLength !== 65 || record.length > recordSize) throw new Error('The header is wrong')
  const own = await crypto.subtle.importKey('jwk', privateKey, point, false, ['deriveBits'])
  const senderKey = await crypto.subtle.importKey('raw', sender, point, false, [])
  // The types of the platform name the property `$public`, and the platform reads `public`.
  const agreement = { name: 'ECDH', public: senderKey } as unknown as SubtleCryptoDeriveKeyAlgorithm
  const shared = new Uint8Array(await crypto.subtle.deriveBits(agreement, own, 256))
  const keyInfo = Uint8Array.of(...ascii('WebPush: info\0'), ...base64url.decode(p256dh), ...sender)
  const secret = await hkdf(base64url.decode(auth), shared, keyInfo, 32)
  const key = await hkdf(salt, secret, ascii('Content-Encoding: aes128gcm\0'), 16)
  const nonce = await hkdf(salt, secret, ascii('Content-Encoding: nonce\0'), 12)
  const aes = await crypto.subtle.importKey('raw', key as BufferSource, 'AES-GCM', false, ['decrypt'])
  const padded = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, aes, record))
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== 2) throw new Error('The padding is wrong')
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(padded.slice(0, end))
}
