import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { callAccess, type Call } from '#domain/calls'
import { longestSession, signedOutCookie } from '#domain/cookies'
import { roleOf } from '#domain/plan'
import type { Services } from '../account.services.ts'
import { needsPremium, notFound, notSignedIn, tooMany } from '../../../core/errors.ts'
import { isPersonWithinLimit, type CalledEnv } from '../../../core/request-guards.ts'
import { journalMoved, otherPerson } from '../account.errors.ts'
import {
  findSession,
  isSameJournal,
  type FoundSession,
  type Person,
  endSession,
  type NewSignIn,
} from './session.usecases.ts'
import type { Config } from '../../../core/config.ts'
import { clearHostCookie, readHostCookie, writeHostCookie } from '../../../core/host-cookie.ts'
import { userJson } from '../user/user.json.ts'
import type { Owner, UserRow } from '../user/user.repository.ts'

/** Who makes a request, as far as it is known. `person` is the decision; `claimedOwner` is only a claim. */
export type Authentication = FoundSession & { token: string | undefined }

export type SessionEnv = {
  Variables: CalledEnv['Variables'] & {
    authentication: Authentication
    /** Whether the person may make the call: throws the refusal. */
    check?: () => Promise<void>
    /** The account was seen open after the last write of this request. */
    wasOpenAfterWrites?: boolean
  }
}

const sessionCookie = 'session'
const knownCookie = 'known'
/** Browsers keep a cookie for little longer. */
const knownSeconds = 365 * 24 * 60 * 60

/** Names the person for whom our pages make a call. Calls without it are accepted. */
const personHeader = 'X-Firstlight-Person'

/** Finds out who makes a request. */
export async function authenticate(c: Context, services: Services, waits = false): Promise<Authentication> {
  const token = readHostCookie(c, services.config, sessionCookie)
  if (!token) return visitor
  const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const found = await findSession({ ...services, later }, { token, waits })
  return (await hasSignedOut(c, services, { ...found, token })) ? { ...visitor, token } : { token, ...found }
}

const visitor: Authentication = {
  token: undefined,
  claimedOwner: undefined,
  person: async () => null,
  beside: async (query) => query,
}

/**
 * Ends the session of a person who signed out when the server could not be reached. The session of another person, who
 * has signed in meanwhile, stays.
 */
async function hasSignedOut(
  c: Context,
  services: Services,
  { token, person }: FoundSession & { token: string },
): Promise<boolean> {
  const signedOut = readHostCookie(c, services.config, signedOutCookie)
  if (!signedOut) return false
  const isTheirs = (await person())?.user.id === signedOut
  if (isTheirs) await endSession(services, { token })
  clearHostCookie(c, services.config, signedOutCookie)
  return isTheirs
}

/**
 * Authorizes every call by its line in domain/calls. A read runs beside the check, and its response is discarded if the
 * check fails. A write waits for the check: here, or in `requirePerson`.
 */
export const authorize = (services: Services) =>
  createMiddleware<SessionEnv>(async (c, next) => {
    const line = c.get('line')
    if (!line) throw notFound()
    const waits = line.readsBeside ?? false
    const authentication = await authenticate(c, services, waits)
    c.set('authentication', authentication)

    const namedPerson = c.req.header(personHeader)
    if (line.everyone) {
      if (namedPerson) await refuseOtherPerson(authentication, namedPerson)
      return next()
    }
    const { claimedOwner } = authentication
    let decided: Promise<void> | undefined
    const check = () => (decided ??= decide(line, authentication, namedPerson))
    c.set('check', check)
    if (claimedOwner && !(await isPersonWithinLimit(services.floodGuard, claimedOwner.id))) throw tooMany(60)
    // What an employee reads is not read for anybody else, and every view is logged.
    if ((c.req.method !== 'GET' && !waits) || !claimedOwner || line.who === 'employee') {
      await check()
      return next()
    }
    await next()
    await check().catch((refusal) => {
      c.res = undefined
      throw refusal
    })
  })

async function decide(line: Call, authentication: Authentication, namedPerson: string | undefined): Promise<void> {
  const { claimedOwner } = authentication
  if (namedPerson) await refuseOtherPerson(authentication, namedPerson)
  const user = (await authentication.person())?.user
  if (user && claimedOwner && !isSameJournal(claimedOwner, user)) throw journalMoved()
  const answer = callAccess(line, roleOf(user), user?.isEmployee)
  if (answer === 'notFound') throw notFound()
  if (answer === 'notSignedIn') throw notSignedIn()
  if (answer === 'needsPremium') throw needsPremium()
}

/** A tab that was opened for one person must not act for the person who signed in after them. */
async function refuseOtherPerson({ person }: Authentication, namedPerson: string): Promise<void> {
  const found = await person()
  if (found && found.user.id !== namedPerson) throw otherPerson()
}

/** For calls that write, or that cost something: the person for certain, before anything else happens. */
export async function requirePerson(c: Context<SessionEnv>): Promise<Person> {
  await c.get('check')?.()
  const person = await c.get('authentication').person()
  if (!person) throw notSignedIn()
  return person
}

/**
 * For reads: whose rows to look up, before D1 has confirmed the session. `authorize` discards the
 * response if D1 refuses the session.
 */
export function claimedOwner(c: Context<SessionEnv>): Owner {
  const { claimedOwner } = c.get('authentication')
  if (!claimedOwner) throw notSignedIn()
  return claimedOwner
}

export function clearSessionCookie(c: Context, config: Config): void {
  clearHostCookie(c, config, sessionCookie)
}

/** What shows that a browser has signed in before. */
export const readKnownCookie = (c: Context, config: Config) => readHostCookie(c, config, knownCookie)

/** From here on the browser is known by the names that the account has now. */
export async function rememberBrowser(c: Context, services: Services, user: UserRow): Promise<void> {
  const known = await services.knownBrowsers.issue(user).catch(() => undefined)
  if (known) writeHostCookie(c, services.config, knownCookie, known, { maxAgeSeconds: knownSeconds })
}

/** The end of every way of signing in: the session that this browser had before ends, and the cookie is set. */
export async function startSession(c: Context<SessionEnv>, services: Services, { user, session }: NewSignIn) {
  const { token: before } = c.get('authentication')
  if (before) await endSession(services, { token: before })
  writeHostCookie(c, services.config, sessionCookie, session.token, { maxAgeSeconds: longestSession })
  clearHostCookie(c, services.config, signedOutCookie)
  await rememberBrowser(c, services, user)
  return userJson(services, user)
}
