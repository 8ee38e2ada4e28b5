type RegistrationOptions = { challenge: string; rp: { id?: string }; user: { id: string } }
type SignInOptions = { challenge: string; rpId?: string }
type Lies = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  flags?: number
  counter?: number
  otherKey?: boolean
  userHandle?: string
}

/** Present, and known to the device: by finger, face or PIN. */
const presentAndVerified = 0b101
const withCredential = 0b1000000

const encode = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('base64url')
const encodeText = (text: string) => new Uint8Array(new TextEncoder().encode(text))
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const joined = (...parts: ArrayLike<number>[]) => Uint8Array.from(parts.flatMap((part) => Array.from(part)))
const newKey = () =>
  crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']) as Promise<CryptoKeyPair>

async function importKey(jwk: JsonWebKey): Promise<CryptoKeyPair> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const { d: _, ...publicJwk } = jwk
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.importKey('jwk', jwk, algorithm, true, ['sign']),
    crypto.subtle.importKey('jwk', publicJwk, algorithm, true, ['verify']),
  ])
  return { privateKey, publicKey }
}

type StoredPasskey = { key: JsonWebKey; credentialId: string; userHandle: string }

/** A device that keeps passkeys, and that can be made to lie in any one thing. It may have a passkey already. */
export async function createAuthenticator(origin = 'https://firstlight.test', stored?: StoredPasskey) {
  const key = stored ? await importKey(stored.key) : await newKey()
  const credentialId = stored
    ? new Uint8Array(Buffer.from(stored.credentialId, 'base64url'))
    : crypto.getRandomValues(new Uint8Array(16))
  let counter = 0
  let userHandle = stored?.userHandle ?? ''

  const dataOf = async (rpId: string, flags: number, count: number) =>
    joined(await sha256(encodeText(rpId)), [flags], new Uint8Array(new Uint32Array([count]).buffer).reverse())
  const clientDataOf = (type: string, challenge: string, from: string) =>
    encodeText(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  return {
    async register(options: RegistrationOptions, lies: Lies = {}) {
      userHandle = options.user.id
      const jwk = (await crypto.subtle.exportKey('jwk', key.publicKey)) as JsonWebKey
      const [x, y] = [jwk.x!, jwk.y!].map((part) => Buffer.from(part, 'base64url'))
      // CBOR by hand: a map of key type, algorithm, curve and the two coordinates.
      const cose = joined([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20], x!, [0x22, 0x58, 0x20], y!)
      const data = joined(
        await dataOf(lies.rpId ?? options.rp.id!, (lies.flags ?? presentAndVerified) | withCredential, counter),
        new Uint8Array(16),
        [0, credentialId.length],
        credentialId,
        cose,
      )
      const text = (word: string) => joined([0x60 + word.length], encodeText(word))
      const attestation = joined(
        [0xa3],
        text('fmt'),
        text('none'),
        text('attStmt'),
        [0xa0],
        text('authData'),
        [0x59, data.length >> 8, data.length & 255],
        data,
      )
      return {
        id: encode(credentialId),
        rawId: encode(credentialId),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(
            clientDataOf(lies.type ?? 'webauthn.create', lies.challenge ?? options.challenge, lies.origin ?? origin),
          ),
          attestationObject: encode(attestation),
          transports: ['internal'],
        },
      }
    },

    async signIn(options: SignInOptions, lies: Lies = {}) {
      counter = lies.counter ?? counter + 1
      const data = await dataOf(lies.rpId ?? options.rpId!, lies.flags ?? presentAndVerified, counter)
      const clientData = clientDataOf(
        lies.type ?? 'webauthn.get',
        lies.challenge ?? options.challenge,
        lies.origin ?? origin,
      )
      const { privateKey } = lies.otherKey ? await newKey() : key
      const signature = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        privateKey,
        joined(data, await sha256(clientData)),
      )
      return {
        id: encode(credentialId),
        rawId: encode(credentialId),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(clientData),
          authenticatorData: encode(data),
          signature: encode(asDer(new Uint8Array(signature))),
          userHandle: lies.userHandle ?? userHandle,
        },
      }
    },
  }
}

/** WebCrypto writes two numbers side by side, devices write them as DER. */
function asDer(signature: Uint8Array): Uint8Array {
  const number = (bytes: Uint8Array) => {
    const from = bytes.findIndex((byte) => byte !== 0)
    const short = bytes.slice(Math.max(0, from))
    const positive = short[0]! & 0x80 ? joined([0], short) : short
    return joined([0x02, positive.length], positive)
  }
  const numbers = joined(number(signature.slice(0, 32)), number(signature.slice(32)))
  return joined([0x30, numbers.length], numbers)
}
