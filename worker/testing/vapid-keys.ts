import { base64url } from 'jose'

/** A key pair as `npm run push:keys` makes it. */
export async function newVapidKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const keys = (await crypto.subtle.generateKey(curve, true, ['sign', 'verify'])) as CryptoKeyPair
  const raw = new Uint8Array((await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer)
  const { d = '' } = (await crypto.subtle.exportKey('jwk', keys.privateKey)) as JsonWebKey
  return { publicKey: base64url.encode(raw), privateKey: d }
}
