import { passkey } from '#domain/texts'
import { sentenceOf } from '~/lib/api-error'

/** Loaded on first use. */
export const loadWebAuthn = () => import('@simplewebauthn/browser')

/** The sentence for a person. A device reports the same error for a cancelled request and for a missing passkey. */
export function passkeyFailure(error: Error): string {
  switch (error.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return passkey.notConfirmed
    case 'InvalidStateError':
      return passkey.isHere
    default:
      return sentenceOf(error)
  }
}
