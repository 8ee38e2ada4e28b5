/** Whether an address is that of a server on the own machine, as a person who runs one writes it. */
export function isOnOwnMachine(address: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\]|host\.docker\.internal)$/.test(URL.parse(address ?? '')?.hostname ?? '')
}
