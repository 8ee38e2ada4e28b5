import { findConfigFaults, readConfig } from '../worker/core/config.ts'

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

/** Who writes the replies. The composer is behind every model. */
export function voiceOf(settings: Settings, { hasWorkersAi }: { hasWorkersAi: boolean }): string {
  const { openAi, workersAi } = readConfig(settings)
  const named = ({ model, premiumModel }: typeof workersAi) =>
    model === premiumModel ? model : `${model}, for Premium ${premiumModel}`
  if (openAi) return `Replies are written by OpenAI (${named(openAi)}).`
  if (hasWorkersAi) return `Replies are written by Workers AI (${named(workersAi)}).`
  return 'Replies are written by the built-in composer.'
}
