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

/**
 * The push services of the browsers. The address of a push comes from a browser, so the Worker calls only these hosts:
 * any other address could name a server that is not a push service.
 */
const services = [
  // Chrome, Edge on Android, Opera, Samsung Internet
  /^(fcm|jmt17)\.google(apis)?\.com$/,
  // Firefox
  /^(.+\.)?push\.services\.mozilla\.com$/,
  // Edge on Windows
  /^.+\.notify\.windows\.com$/,
  // Safari
  /^(.+\.)?push\.apple\.com$/,
]

/** The path of the stand-in that a local run has at its own address. */
export const standInPath = '/dev/push/'

/** Whether an address belongs to a push service. `standInOrigin` is set locally and allows the stand-in there. */
export function isOfPushService(endpoint: string, standInOrigin?: string): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (standInOrigin && url.origin === standInOrigin) return url.pathname.startsWith(standInPath)
  return url.protocol === 'https:' && url.port === '' && services.some((host) => host.test(url.hostname))
}
