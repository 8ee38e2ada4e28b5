/** arctic reads ID tokens without a check of the signature. Here every part is checked, with jose for the cryptography. */
import { createLocalJWKSet, errors, importPKCS8, jwtVerify, SignJWT, type JSONWebKeySet, type JWTPayload } from 'jose'
import { line } from '#domain/text'
import { emailAddress } from '#domain/user'

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

/** What both providers say in the same claims. */
export function identityIn(claims: Claims) {
  const { success, data } = emailAddress.safeParse(claims.email)
  // A provider may write a truth as a word.
  const isVerified = claims.email_verified === true || claims.email_verified === 'true'
  return { subject: claims.sub, email: success ? data : null, emailVerified: success && isVerified }
}

const name = line(100, 'Name is required')

/** A name in the form in which names are stored; null if nothing usable is left. */
export function usableName(given: unknown): string | null {
  if (typeof given !== 'string') return null
  const read = name.safeParse(given.replace(/\s+/g, ' ').trim().slice(0, 100).toWellFormed())
  return read.success ? read.data : null
}
