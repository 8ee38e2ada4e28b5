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
