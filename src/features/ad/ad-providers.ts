import type { AdProvider } from './ad-provider.ts'
import { placeholder } from './placeholder.ad-provider.ts'

type AdProviders = Record<string, () => Promise<AdProvider>>

/** The networks by name. None is built in. */
const networks: AdProviders = {}

/** The network that an ad unit names before its first colon (`network:unit`), and otherwise the placeholder. */
export async function loadAdProvider(adUnitId: string, known: AdProviders = networks): Promise<AdProvider> {
  const [name = ''] = adUnitId.split(':')
  return Object.hasOwn(known, name) ? known[name]!() : placeholder
}
