import { unstable_readConfig } from 'wrangler'
import type { Settings } from './settings.ts'

/** The variables that a deployment sets. */
export function readDeployedSettings(configFile: string): Settings {
  const { vars } = unstable_readConfig({ config: configFile }, { hideWarnings: true })
  return Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]))
}

/** The queues that the Worker consumes, dead letters included. */
export function readQueues(configFile: string): { name: string; deadLetterQueue: string | undefined }[] {
  const { queues } = unstable_readConfig({ config: configFile }, { hideWarnings: true })
  const consumers: { queue: string; dead_letter_queue?: string }[] = queues.consumers ?? []
  return consumers.map((consumer) => ({ name: consumer.queue, deadLetterQueue: consumer.dead_letter_queue }))
}
