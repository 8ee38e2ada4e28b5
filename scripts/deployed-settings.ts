import { readFileSync, writeFileSync } from 'node:fs'
import { unstable_readConfig } from 'wrangler'
import type { Settings } from './local-environment.ts'

/** The variables that a deployment sets. */
export function readDeployedSettings(configFile: string): Settings {
  const { vars } = unstable_readConfig({ config: configFile }, { hideWarnings: true })
  return Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]))
}

/** The names of the databases: that of the directory first. */
export function readDatabases(configFile: string): string[] {
  const { d1_databases } = unstable_readConfig({ config: configFile }, { hideWarnings: true })
  return d1_databases.flatMap(({ database_name: name }: { database_name?: string }) => name ?? [])
}

/** The queues that the Worker consumes, dead letters included. */
export function readQueues(configFile: string): { name: string; deadLetterQueue: string | undefined }[] {
  const { queues } = unstable_readConfig({ config: configFile }, { hideWarnings: true })
  const consumers: { queue: string; dead_letter_queue?: string }[] = queues.consumers ?? []
  return consumers.map((consumer) => ({ name: consumer.queue, deadLetterQueue: consumer.dead_letter_queue }))
}

/**
 * Writes what a deployment reads: `wrangler.toml` with the binding of Workers AI, and the id of the KV namespace if it
 * was created here. The binding is in no file that
 * `wrangler dev` or a test reads, since neither starts with it and without an account.
 */
export function writeDeployConfig(configFile: string, deployFile: string, kvId?: string): string {
  const config = readFileSync(configFile, 'utf8')
  const named = kvId ? config.replace('binding = "KV"', `$&\nid = "${kvId}"`) : config
  writeFileSync(deployFile, `${named}\n[ai]\nbinding = "AI"\n`)
  return deployFile
}
