import * as z from 'zod/mini'
import { notConfigured } from './errors.ts'
import { readLimits, type Limits } from '#domain/limits'
import { isOnOwnMachine } from './own-machine.ts'
import { address, everySetting, settings, settingsOf, type Part, type Setting } from './settings.ts'

type Text<S> = S extends { schema: infer Schema extends z.ZodMiniType } ? z.output<Schema> : string
type Value<S> = S extends { default: unknown } ? Text<S> : Text<S> | undefined
type Values<P extends Part> = {
  -readonly [Name in keyof P['settings']]: P['settings'][Name] extends { optional: true }
    ? Value<P['settings'][Name]>
    : Text<P['settings'][Name]>
}
type SettingValues = {
  -readonly [Name in keyof typeof settings]: (typeof settings)[Name] extends infer Line
    ? Line extends Part
      ? Values<Line> | undefined
      : Value<Line>
    : never
}

/** The table of settings (settings.ts) with their values, read once per isolate, and what follows from them. */
export type Config = Omit<SettingValues, 'limits' | 'workersAi' | 'vapid'> & {
  /** Stand-ins of vendors, and everything below /dev, exist only here. */
  simulated: boolean
  limits: Limits
  workersAi: { model: string; premiumModel: string }
  vapid:
    | (NonNullable<SettingValues['vapid']> & {
        /** Where the operator of a push service reaches us. */
        subject: string
        /** Set locally, where a stand-in takes pushes at our own address. */
        standInOrigin: string | undefined
      })
    | undefined
}

/** What a part of the table is, when it is set up. */
export type ConfigOf<Name extends keyof Config> = NonNullable<Config[Name]>

/**
 * What is missing in production has its default here; a part that cannot work without its secret says so when it is
 * used.
 */
export function readConfig(env: object): Config {
  const faulty = new Set(findConfigFaults(env).map(({ variable }) => variable))
  const ownModel = valuesOfOwnModel(env)

  /** A variable that is empty or cannot be used is one that is not set. */
  const read = (setting: Setting): unknown => {
    const value = textOf(env, setting) ?? ownModel[setting.env]
    if (value === undefined || !setting.schema) return value ?? setting.default
    if (!faulty.has(setting.env)) return z.parse(setting.schema, value)
    return setting.asGiven ? value : setting.default
  }
  const readPart = (part: Part) => {
    const isComplete = settingsOf(part).every(
      ({ env: variable, schema, asGiven, optional }, index, all) =>
        // Without its address a vendor could be asked elsewhere than intended.
        !(schema === address && faulty.has(variable) && !asGiven) && (optional || read(all[index]!) !== undefined),
    )
    if (!isComplete) return undefined
    return Object.fromEntries(Object.entries(part.settings).map(([name, setting]) => [name, read(setting)]))
  }

  const values = Object.fromEntries(
    Object.entries(settings).map(([name, line]) => [name, 'settings' in line ? readPart(line) : read(line)]),
  ) as SettingValues
  const { environment, origin, supportEmail, workersAi, vapid } = values
  const simulated = environment !== 'production'
  const subject = supportEmail ? `mailto:${supportEmail}` : origin
  return {
    ...values,
    simulated,
    // Those that can be used are used, beside one that cannot.
    limits: readLimits(textOf(env, settings.limits) ?? settings.limits.default).limits,
    workersAi: { ...workersAi!, premiumModel: workersAi!.premiumModel ?? workersAi!.model },
    vapid: vapid && subject ? { ...vapid, subject, standInOrigin: simulated ? origin : undefined } : undefined,
  }
}

/** A model on the own machine needs no key, and writes for Premium as well if no other one is named. */
function valuesOfOwnModel(env: object): Record<string, string | undefined> {
  const { apiKey, baseUrl, model, premiumModel } = settings.openAi.settings
  if (!isOnOwnMachine(textOf(env, baseUrl))) return {}
  return { [apiKey.env]: 'none', [premiumModel.env]: textOf(env, model) }
}

export type ConfigFault = { variable: string; problem: string }

/**
 * What cannot be used, by the name of its variable. `npm start` and `npm run deploy` stop for it. A Worker that meets
 * it later, set in the dashboard, logs it once and goes on as if the variable were not set.
 */
export function findConfigFaults(env: object): ConfigFault[] {
  const faults = everySetting.flatMap((setting) => {
    const value = textOf(env, setting)
    const problems =
      value === undefined ? [] : ((setting.schema && z.safeParse(setting.schema, value).error?.issues) ?? [])
    return problems.map(({ message }) => ({ variable: setting.env, problem: message }))
  })
  const environment = textOf(env, settings.environment)
  if ((environment === 'local' || environment === 'test') && !isOnThisMachine(textOf(env, settings.origin) ?? ''))
    faults.push({ variable: 'APP_ENV', problem: `is ${environment}, which needs an APP_ORIGIN at localhost` })
  return faults
}

function textOf(env: object, { env: variable }: Pick<Setting, 'env'>): string | undefined {
  const value: unknown = (env as Record<string, unknown>)[variable]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The names that no site on the internet has (RFC 6761). */
function isOnThisMachine(origin: string): boolean {
  const host = URL.parse(origin)?.hostname ?? ''
  return /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost|.+\.test)$/.test(host)
}

export function requireOrigin(config: Config): string {
  if (!config.origin) throw notConfigured('address')
  return config.origin
}

export function requireSupportEmail(config: Config): string {
  if (!config.supportEmail) throw notConfigured('support mailbox')
  return config.supportEmail
}
