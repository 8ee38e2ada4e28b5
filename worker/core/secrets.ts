/**
 * The only file that imports oslo. Random secrets, and the one-way forms in which they are stored.
 */
import { alphabet, constantTimeEqual, generateRandomString, sha256 } from 'oslo/crypto'
import { base64url, encodeHex } from 'oslo/encoding'

/** 256 bits, in a form that fits a cookie or a link. */
export function newSecret(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(32)), { includePadding: false })
}

/** Six digits, each as likely as the next, for a person to type. */
export function newCode(): string {
  return generateRandomString(6, alphabet('0-9'))
}

/** What is stored in place of a secret, so that no copy of the database holds a usable token. */
export async function fingerprint(secret: string): Promise<string> {
  return encodeHex(await sha256(new TextEncoder().encode(secret)))
}

export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return constantTimeEqual(left, right)
}
