/** arctic reads ID tokens without a check of the signature. Here every part is checked, with jose for the cryptography. */
import { createLocalJWKSet, errors, importPKCS8, jwtVerify, SignJWT, type JSONWebKeySet, type JWTPayload } from 'jose'

type Trust = { keysUrl: string; issuers: string[]; clientId: string; now: () => number }
type Claims = JWTPayload & { sub: string }
export type IdTokenReader = (token: string, nonce: string) => Promise<Claims>

/** Clocks differ a little. */
const toleranceSeconds = 30
/** A token is used as soon as it is made; an older one was stored somewhere in between. */
const oldestSeconds = 10 * 60
const keysStayFor = 60 * 60_000

export function createIdTokenReader({ keysUrl, issuers, clientId, now }: Trust): IdTokenReader {
  // Providers change their keys every few weeks, and a token of a new one names a key not known here.
  let known: { keys: JSONWebKeySet; fetchedAt: number } | undefined

  const verify = async (token: string, keys: JSONWebKeySet) => {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      algorithms: ['RS256'],
      issuer: issuers,
      audience: clientId,
      currentDate: new Date(now()),
      clockTolerance: toleranceSeconds,
      maxTokenAge: oldestSeconds,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    })
    return payload
  }

  const readSigned = async (token: string) => {
    const kept = known && now() - known.fetchedAt < keysStayFor ? known.keys : undefined
    if (kept) {
      try {
        return await verify(token, kept)
      } catch (fault) {
        if (!(fault instanceof errors.JWKSNoMatchingKey)) throw fault
      }
    }
    known = { keys: await fetchKeys(keysUrl), fetchedAt: now() }
    return verify(token, known.keys)
  }

  return async (token, nonce) => {
    const claims = await readSigned(token)
    // The library accepts us as one audience of several; a token for us has no other audience.
    if (claims.aud !== clientId && !(Array.isArray(claims.aud) && claims.aud.length === 1))
      throw new Error('The ID token has several audiences.')
    if (claims.azp !== undefined && claims.azp !== clientId) throw new Error('The ID token was made for another party.')
    if (claims.nonce !== nonce) throw new Error('The ID token belongs to another try.')
    if (typeof claims.sub !== 'string' || claims.sub === '' || claims.sub.length > 255)
      throw new Error('The ID token has no subject.')
    return { ...claims, sub: claims.sub }
  }
}

async function fetchKeys(keysUrl: string): Promise<JSONWebKeySet> {
  const reply = await fetch(keysUrl, { headers: { Accept: 'application/json' } })
  if (!reply.ok) throw new Error(`The keys endpoint answered ${reply.status}.`)
  return reply.json<JSONWebKeySet>()
}

/** The secret that Apple asks for: a short-lived token, signed with the key that Apple issued. */
export async function signClientSecret({
  teamId,
  keyId,
  privateKey,
  clientId,
  audience,
  now,
}: {
  teamId: string
  keyId: string
  privateKey: string
  clientId: string
  audience: string
  now: number
}): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 5 * 60)
    .sign(await importPKCS8(privateKey, 'ES256'))
}

/** A provider may write a truth as a word. */
export function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true'
}

export function textOf(claim: unknown): string | null {
  return typeof claim === 'string' ? claim : null
}
