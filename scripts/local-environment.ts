import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { findConfigFaults, readConfig } from '../worker/core/config.ts'
import { isOnOwnMachine } from '../worker/core/own-machine.ts'
import { everySetting, settings as table, type Part } from '../worker/core/settings.ts'

/** Made with `npm run push:keys`. Browsers that subscribe locally know this site by them. */
export const localVapidKeys = {
  VAPID_PUBLIC_KEY: 'BK6DddLosNe7FLp3lfnJG7WdH-Lnoeb4j0SQ5-z5k6BwZay6cxFE6JHUb0bqpBq_utEfv_zqMzRCcBDVVbUNV0o',
  VAPID_PRIVATE_KEY: 'HFTa3YxRwCJ9pQFTU-MekGmTPZv3Mi2Pys-8FRVuWBw',
}

/** The values that a local run needs. They are in no file that a deployment reads, so that none reaches a deployment. */
const localValues = {
  APP_ENV: 'local',
  SUPPORT_EMAIL: 'support@firstlight.example',
  MAIL_ANSWERS_DOMAIN: 'answers.firstlight.example',
  ...localVapidKeys,
  // Loose enough for a test suite that signs up hundreds of people from one address.
  LIMITS: JSON.stringify({
    signInPerAddress: 10_000,
    signInPerNetwork: 10_000,
    signInsPerAccount: 10_000,
    signInsPerAddress: 10_000,
    signInTriesPerSecond: 10_000,
    hashesWaiting: 100,
    signUpPerAddress: 10_000,
    signUpPerNetwork: 10_000,
    contactPerAddress: 10_000,
    resetPerAddress: 10_000,
    otherSignInPerAddress: 10_000,
    listsPerPerson: 10_000,
    searchesPerPerson: 10_000,
    searchesPerDay: 100_000,
    reviewsPerPerson: 10_000,
    exportsPerPerson: 10_000,
    journalKilobytesUnproven: 50_000,
  }),
}

export const root = resolve(import.meta.dirname, '..')
export const port = Number(process.env.PORT || 8787)
export const origin = `http://localhost:${port}`
export type NamedDatabase = { binding: string; name: string }
/** The databases of the site, as wrangler.toml has them. */
export const databasesOfSite = [
  ...readFileSync(join(root, 'wrangler.toml'), 'utf8').matchAll(/^binding = "(.+)"\ndatabase_name = "(.+)"$/gm),
].map(([, binding, name]): NamedDatabase => ({ binding: binding!, name: name! }))
/** `JOURNALS=3` gives a local run and the unit tests three databases for journals that the site need not have. */
const onlyLocal = Array.from({ length: Number(process.env.JOURNALS || 0) }, (_, index): NamedDatabase => ({
  binding: `JOURNAL_${index + 1}`,
  name: `firstlight-journal-${index + 1}`,
})).filter(({ binding }) => !databasesOfSite.some((other) => other.binding === binding))
export const localDatabases = [...databasesOfSite, ...onlyLocal]
export const journals = localDatabases.map(({ binding }) => binding).filter((binding) => binding !== 'DB')
export const stateDir = resolve(root, process.env.STATE_DIR || '.wrangler/state')

/** The settings of a local run. A variable of the environment wins over .dev.vars, and that over the values above. */
export function localSettings(pageOrigin = origin): Settings {
  const devVars = join(root, '.dev.vars')
  const fromFile = existsSync(devVars) ? parseEnv(readFileSync(devVars, 'utf8')) : {}
  const settings: Settings = { ...localValues, APP_ORIGIN: pageOrigin, ...fromFile }
  for (const { env } of everySetting) settings[env] = process.env[env] ?? settings[env]
  return settings
}

/**
 * Writes the file that wrangler reads in place of .dev.vars. Returns its path, and what is on and what is missing, in
 * sentences.
 */
export function writeLocalEnvironment(pageOrigin = origin): { file: string; missing: string[] } {
  const settings = localSettings(pageOrigin)
  mkdirSync(stateDir, { recursive: true })
  const file = join(stateDir, 'local.env')
  // An empty value removes the variable: `APP_ENV= npm start` runs as a deployment does.
  const lines = Object.entries(settings).flatMap(([name, value]) => (value ? [`${name}='${value}'`] : []))
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  return {
    file,
    missing: [voiceOf(settings, { hasWorkersAi: false }), ...standInsOf(settings), ...missingForContact(settings)],
  }
}

/** What takes the place of a vendor while its key is missing. */
function standInsOf(settings: Settings): string[] {
  const lines: Partial<Part>[] = Object.values(table)
  return lines.flatMap(({ standIn, settings: parts = {} }) => {
    const [key] = Object.values(parts)
    return standIn && key && !settings[key.env] ? [standIn] : []
  })
}

export type Settings = Record<string, string | undefined>

/** Stops a start or a deployment for a setting that cannot be used, and names it. */
export function requireUsable(settings: Settings): void {
  const faults = findConfigFaults(settings).map(({ variable, problem }) => `  ${variable} ${problem}.`)
  if (faults.length > 0) throw new Error(`These settings cannot be used:\n${faults.join('\n')}`)
}

/** What does not work as long as these settings are missing. */
export function missingForContact({ SUPPORT_EMAIL, MAIL_FROM, APP_ENV }: Settings): string[] {
  const sentences: string[] = []
  if (!SUPPORT_EMAIL)
    sentences.push('SUPPORT_EMAIL is not set: messages of the contact page are stored, and nobody receives them.')
  if (!MAIL_FROM && APP_ENV !== 'local' && APP_ENV !== 'test')
    sentences.push('MAIL_FROM is not set: no mail is sent, neither codes nor reset links nor contact messages.')
  return sentences
}

/** What is wrong with the model of the own machine, if one is to write the replies. Nothing stops for it. */
export async function ownModelTrouble(settings: Settings): Promise<string[]> {
  const { openAi } = readConfig(settings)
  if (!openAi?.baseUrl || !isOnOwnMachine(openAi.baseUrl)) return []
  const { baseUrl, model } = openAi
  try {
    const reply = await fetch(`${baseUrl.replace(/\/+$/, '')}/models`, {
      headers: { Authorization: `Bearer ${openAi.apiKey}` },
      signal: AbortSignal.timeout(3_000),
    })
    const { data } = (await reply.json()) as { data: { id: string }[] }
    if (data.some(({ id }) => id === model)) return []
    return [`The server at ${baseUrl} does not list ${model}: while it has no such model, the composer replies.`]
  } catch {
    return [`No model answers at ${baseUrl}: until one does, the composer replies.`]
  }
}

/** Who writes the replies. The composer is behind every model. */
export function voiceOf(settings: Settings, { hasWorkersAi }: { hasWorkersAi: boolean }): string {
  const { openAi, workersAi } = readConfig(settings)
  const named = ({ model, premiumModel }: typeof workersAi) =>
    model === premiumModel ? model : `${model}, for Premium ${premiumModel}`
  if (openAi?.baseUrl) return `Replies are written by ${named(openAi)} at ${openAi.baseUrl}.`
  if (openAi) return `Replies are written by OpenAI (${named(openAi)}).`
  if (hasWorkersAi) return `Replies are written by Workers AI (${named(workersAi)}).`
  return 'Replies are written by the built-in composer.'
}
