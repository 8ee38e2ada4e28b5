import type { Context } from 'hono'
import type { FirstData } from '#domain/first-data'
import { defaultTimeZone, isLocalDate } from '#domain/local-date'
import { hasPremium, roleOf } from '#domain/plan'
import { logFault } from './core/logging.ts'
import { clearSessionCookie } from './modules/account/session/session-cookie.ts'
import { beginVisit, type Visit } from './modules/account/session/authenticate.ts'
import type { Edge } from './edge.ts'
import { readFirstDay, readJourney } from './modules/entry/entry-reading.usecases.ts'
import { entryJson } from './modules/entry/entry.json.ts'
import { listPasskeys } from './modules/account/passkey/passkey.usecases.ts'
import { listDevices } from './modules/account/session/session.usecases.ts'
import { userJson } from './modules/account/user/user.json.ts'

type LookUp = (c: Context<Edge>, visit: Visit & { claimedUserId: string }) => Promise<Partial<FirstData>>

/** What a screen shows first, besides the person. Begun beside the check of the session, and used only if that holds. */
const lookUps: Record<string, LookUp> = {
  '/': lookUpDay,
  '/today': lookUpDay,
  '/history': lookUpJourney,
  '/settings': lookUpSettings,
}

/** Nothing, when the look-up fails: the page is served all the same, and the client asks as usual. */
export async function lookUpFirstData(c: Context<Edge>): Promise<FirstData | undefined> {
  try {
    const { config } = c.get('services')
    const visit = await beginVisit(c)
    const screen = lookUpScreen(c, visit)
    const person = await visit.person
    if (visit.token && !person) clearSessionCookie(c, config)
    return { user: person && userJson(person.user), adUnitId: config.adUnitId, ...(person && (await screen)) }
  } catch (fault) {
    logFault(c.get('requestId'), c.req.method, c.req.path, fault)
    return undefined
  }
}

async function lookUpScreen(c: Context<Edge>, visit: Visit): Promise<Partial<FirstData> | undefined> {
  const lookUp = lookUps[c.req.path]
  if (!lookUp || !visit.claimedUserId) return undefined
  try {
    return await lookUp(c, { ...visit, claimedUserId: visit.claimedUserId })
  } catch (fault) {
    logFault(c.get('requestId'), c.req.method, c.req.path, fault)
    return undefined
  }
}

async function lookUpDay(c: Context<Edge>, { claimedUserId, person }: Parameters<LookUp>[1]) {
  const { entries, now } = c.get('services')
  const asked = c.req.query('date') ?? ''
  const { date, entry } = await readFirstDay({
    userId: claimedUserId,
    asked: isLocalDate(asked) ? asked : undefined,
    zone: () => zoneOf(person),
    entries,
    now: now(),
  })
  return { date, entry: entry && entryJson(entry) }
}

async function lookUpJourney(c: Context<Edge>, { claimedUserId, person }: Parameters<LookUp>[1]) {
  const { entries, now } = c.get('services')
  const journey = await readJourney({ userId: claimedUserId, zone: () => zoneOf(person), entries, now: now() })
  const mayRead = hasPremium(roleOf((await person)?.user))
  return { journey: { ...journey, recent: mayRead ? journey.recent.map(entryJson) : [] } }
}

async function lookUpSettings(c: Context<Edge>, { claimedUserId, person }: Parameters<LookUp>[1]) {
  const { sessions, passkeys, now } = c.get('services')
  const [devices, ofPerson] = await Promise.all([
    listDevices({ userId: claimedUserId, person, sessions, now: now() }),
    listPasskeys({ userId: claimedUserId, passkeys }),
  ])
  return { devices, passkeys: ofPerson }
}

async function zoneOf(person: Visit['person']): Promise<string> {
  return (await person)?.user.timezone ?? defaultTimeZone
}
