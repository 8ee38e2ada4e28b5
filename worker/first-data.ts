import type { Context } from 'hono'
import type { FirstData } from '#domain/first-data'
import { defaultTimeZone, isLocalDate } from '#domain/time/local-date'
import { standards } from '#domain/preferences'
import { hasPremium, roleOf } from '#domain/plan'
import { screenAt, type FirstDataKind } from '#domain/screens'
import { logFault } from './core/logging.ts'
import { listPasskeys } from './modules/account/passkey/passkey.usecases.ts'
import { authenticate, type Authentication } from './modules/account/session/session.middleware.ts'
import { isSameJournal, listDevices, type Person } from './modules/account/session/session.usecases.ts'
import { userJson } from './modules/account/user/user.json.ts'
import type { Owner } from './modules/account/user/user.repository.ts'
import { readPushStatus } from './modules/push/push.usecases.ts'
import { readFirstDay, readHistoryOverview } from './modules/entry/entry-reading.usecases.ts'
import { entryJson } from './modules/entry/entry.json.ts'
import { listGoals } from './modules/goal/goal.usecases.ts'
import { readWeekAsked } from './modules/highlights/highlights.usecases.ts'
import type { AppServices } from './services.ts'

/** `date` and `week` are parameters of the address. */
type FirstDataRequest = { owner: Owner; person: Promise<Person | null>; date: string; week: string }
type LookUp = (services: AppServices, asked: FirstDataRequest) => Promise<Partial<FirstData>>

/** What a screen shows first, besides the person. Read beside the check of the session, and used only if that succeeds. */
const lookUps: Record<FirstDataKind, LookUp> = {
  async today(services, { owner, person, date: named }) {
    const { date, entry, dayBefore } = await readFirstDay(services, {
      owner,
      asked: isLocalDate(named) ? named : undefined,
      zone: () => zoneOf(person),
    })
    return { date, entry: entry && entryJson(entry), ...(dayBefore && !entry && { dayBefore: entryJson(dayBefore) }) }
  },

  async history(services, { owner, person }) {
    const history = await readHistoryOverview(services, {
      owner,
      person: async () => (await person)?.user ?? { ...standards, pauses: [] },
    })
    const mayRead = hasPremium(roleOf((await person)?.user))
    return { history: { ...history, recent: mayRead ? history.recent.map(entryJson) : [] } }
  },

  async highlights(services, { owner, person, week }) {
    const { first, entries } = await readWeekAsked(services, {
      owner,
      asked: isLocalDate(week) ? week : undefined,
      person: async () => (await person)?.user ?? standards,
    })
    return hasPremium(roleOf((await person)?.user)) ? { week: { first, entries: entries.map(entryJson) } } : {}
  },

  async newGoal(services, { owner, person }) {
    const { date, entry } = await readFirstDay(services, { owner, asked: undefined, zone: () => zoneOf(person) })
    return { date, entry: entry && entryJson(entry) }
  },

  goals: async (services, { owner }) => ({ goals: await listGoals(services, { owner }) }),

  async settings(services, { owner: { id: userId }, person }) {
    const [devices, passkeys, push] = await Promise.all([
      listDevices(services, { userId, person }),
      listPasskeys(services, { userId }),
      readPushStatus(services, { userId, person }),
    ])
    return { devices, passkeys, push }
  },
}

/** Nothing, when the look-up fails: the page is served without it, and the client asks as usual. */
export async function lookUpFirstData(c: Context, services: AppServices): Promise<FirstData | undefined> {
  try {
    const { config } = services
    const authentication = await authenticate(c, services)
    const screen = lookUpScreen(c, services, authentication)
    const person = await authentication.person()
    const isOwn = person && isSameJournal(authentication.claimedOwner, person.user)
    return {
      user: person && userJson(services, person.user),
      now: services.now(),
      adUnitId: config.adUnitId,
      ...(config.responsible && { responsible: config.responsible }),
      ...(config.offline === 'on' && { opensOffline: true }),
      ...(person && { trialDays: config.trialDays }),
      ...((person || services.letterWriter !== 'composer') && { letterWriter: services.letterWriter }),
      ...(isOwn && (await screen)),
    }
  } catch (fault) {
    logFault(c.get('requestId'), c.req.method, c.req.path, fault)
    return undefined
  }
}

async function lookUpScreen(
  c: Context,
  services: AppServices,
  { claimedOwner, person }: Authentication,
): Promise<Partial<FirstData> | undefined> {
  const kind = screenAt(c.req.path)?.firstData
  if (!kind || !claimedOwner) return undefined
  try {
    return await lookUps[kind](services, {
      owner: claimedOwner,
      person: person(),
      date: c.req.query('date') ?? '',
      week: c.req.query('week') ?? '',
    })
  } catch (fault) {
    logFault(c.get('requestId'), c.req.method, c.req.path, fault)
    return undefined
  }
}

async function zoneOf(person: Promise<Person | null>): Promise<string> {
  return (await person)?.user.timezone ?? defaultTimeZone
}
