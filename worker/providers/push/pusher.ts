import type { PushAddress, PushContent } from '#domain/push'

type Push = {
  to: PushAddress
  content: PushContent
  /** The push service discards what it could not deliver within this time. */
  validSeconds: number
}

/**
 * Gives a push to the push service of a browser. Throws a `DeliveryError` if the service has not taken it: `gone` if the
 * browser gets no more pushes there. After any other error the push was perhaps sent.
 */
export type Pusher = {
  /** What a browser subscribes with. */
  publicKey: string
  /** Whether an address belongs to a push service. Others are never called. */
  accepts(endpoint: string): boolean
  send(push: Push): Promise<void>
}
