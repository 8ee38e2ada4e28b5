/**
 * The only file that imports the library. What a device signed is checked there, with the address
 * and the name of the site from configuration, never from a request.
 */
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { NewPasskey, PasskeySignIn } from '#domain/passkey'

/** What is kept of a passkey: nothing in it is secret. */
export type Credential = { credentialId: string; publicKey: string; counter: number; transports: string[] }
type Owner = { id: string; name: string; account: string }

/** Without the part whose type does not survive the way to the browser. */
type Plain<Options> = Omit<Options, 'extensions'>

export type Webauthn = ReturnType<typeof createWebauthn>

/** Large, and needed by few requests: it is started by the first of them. */
const library = () => import('@simplewebauthn/server')

/** A passkey replaces name and password together, so the device must verify its person. */
const userVerification = 'required'

export function createWebauthn({ origin }: { origin: string }) {
  const rpID = new URL(origin).hostname
  const site = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }

  return {
    challengeIn,

    async optionsToAdd(
      owner: Owner,
      known: Credential[],
      challenge: string,
    ): Promise<Plain<PublicKeyCredentialCreationOptionsJSON>> {
      const { generateRegistrationOptions } = await library()
      return generateRegistrationOptions({
        rpName: 'Firstlight',
        rpID,
        userID: new Uint8Array(new TextEncoder().encode(owner.id)),
        userName: owner.account,
        userDisplayName: owner.name,
        challenge: bytesOf(challenge),
        attestationType: 'none',
        excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification },
      })
    },

    /** Undefined if a check of the response fails. */
    async verifyNew(response: NewPasskey['response'], challenge: string): Promise<Credential | undefined> {
      const { verifyRegistrationResponse } = await library()
      const answer = { ...response, clientExtensionResults: {} } as RegistrationResponseJSON
      const { verified, registrationInfo } = await orRefused(
        verifyRegistrationResponse({ ...site, response: answer, expectedChallenge: challenge }),
      )
      if (!verified || !registrationInfo) return undefined
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
    },

    async optionsToSignIn(challenge: string): Promise<Plain<PublicKeyCredentialRequestOptionsJSON>> {
      const { generateAuthenticationOptions } = await library()
      return generateAuthenticationOptions({ rpID, challenge: bytesOf(challenge), userVerification })
    },

    /** The new counter of the device; undefined if a check of the response fails. */
    async verifyUse(
      response: PasskeySignIn['response'],
      challenge: string,
      credential: Credential,
    ): Promise<number | undefined> {
      const { verifyAuthenticationResponse } = await library()
      const answer = { ...response, clientExtensionResults: {} } as AuthenticationResponseJSON
      const { verified, authenticationInfo } = await orRefused(
        verifyAuthenticationResponse({
          ...site,
          response: answer,
          expectedChallenge: challenge,
          credential: {
            id: credential.credentialId,
            publicKey: bytesOf(credential.publicKey),
            counter: credential.counter,
            transports: credential.transports as AuthenticatorTransport[],
          },
        }),
      )
      return verified ? authenticationInfo?.newCounter : undefined
    },
  }
}

/** The challenge that a response names; the caller checks whether it was issued. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** The library throws for every response that it does not accept. */
async function orRefused<T extends { verified: boolean }>(check: Promise<T>): Promise<Partial<T>> {
  return check.catch(() => ({}))
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}
