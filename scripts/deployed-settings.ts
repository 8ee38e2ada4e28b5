import { unstable_readConfig } from 'wrangler'
import type { Settings } from './settings.ts'

/** The variables that a deployment sets. */
export function readDeployedSettings(configFile: string): Settings {
  const { vars } = unstable_readConfig({ config: configFile }, { hideWarnings: true })
  return Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]))
}
