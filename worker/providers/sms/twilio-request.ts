import { sameBytes } from '../../core/secrets.ts'

/** Signs the requests of a local run and of the tests, where no SMS leaves the machine. */
export const localTwilioAccount: TwilioAccount = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'local' }

/** What names the account of Twilio in its requests to us, and signs them. */
export type TwilioAccount = { accountSid: string; authToken: string }

/** The form of a request, once a name. */
type TwilioForm = Record<string, string>

/** Undefined if Twilio has not signed the request. */
export type ReadTwilioRequest = (request: SignedRequest) => Promise<TwilioForm | undefined>
type SignedRequest = { url: string; body: string; signature: string | undefined }

export function createTwilioReader(account: TwilioAccount): ReadTwilioRequest {
  return (request) => readSignedForm(account, request)
}

const encoder = new TextEncoder()

/**
 * The parameters of a request that Twilio has signed; undefined if it has not. The signature covers the public address
 * of the site and not the Host header. It has no separators between parameters, so a caller must require the whole form
 * of each parameter: `Body=STOP` and `Bod=ySTOP` have the same signature.
 */
async function readSignedForm(
  { accountSid, authToken }: TwilioAccount,
  { url, body, signature }: SignedRequest,
): Promise<TwilioForm | undefined> {
  const parameters = decodeForm(body)
  if (!signature || !parameters) return undefined
  const signed = await Promise.all(writtenForms(url).map((form) => signatureOf(authToken, form, parameters)))
  if (!signed.some((expected) => isSame(expected, signature))) return undefined
  const names = parameters.map(([name]) => name)
  // A name that comes twice has no one value.
  if (new Set(names).size < names.length) return undefined
  const form: TwilioForm = Object.assign(Object.create(null), Object.fromEntries(parameters))
  return form.AccountSid === accountSid ? form : undefined
}

/** Base64 of HMAC-SHA1 over the address, and the name and value of each parameter, sorted. */
export async function signatureOf(authToken: string, url: string, parameters: [string, string][]): Promise<string> {
  const pairs = [...new Set(parameters.map(([name, value]) => JSON.stringify([name, value])))]
    .map((pair) => JSON.parse(pair) as [string, string])
    .sort(([name, value], [otherName, otherValue]) => compare(name, otherName) || compare(value, otherValue))
  const key = await crypto.subtle.importKey('raw', encoder.encode(authToken), { name: 'HMAC', hash: 'SHA-1' }, false, [
    'sign',
  ])
  const bytes = await crypto.subtle.sign('HMAC', key, encoder.encode(url + pairs.flat().join('')))
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Strict: bytes that are not UTF-8 would sign like the replacement character. */
function decodeForm(body: string): [string, string][] | undefined {
  try {
    return body.split('&').map((part) => {
      const [name = '', ...value] = part.replaceAll('+', ' ').split('=')
      if (value.length > 1) throw new Error('An equals sign must be encoded.')
      return [decodeURIComponent(name), decodeURIComponent(value.join(''))]
    })
  } catch {
    return undefined
  }
}

/** Twilio may sign with the port or without. */
function writtenForms(url: string): string[] {
  const { protocol, hostname, port, pathname, search } = new URL(url)
  const rest = pathname + search
  const standardPort = protocol === 'https:' ? '443' : '80'
  return [`${protocol}//${hostname}${rest}`, `${protocol}//${hostname}:${port || standardPort}${rest}`]
}

function isSame(expected: string, given: string): boolean {
  return sameBytes(encoder.encode(expected), encoder.encode(given))
}
