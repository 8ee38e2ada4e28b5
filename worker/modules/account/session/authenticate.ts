import type { Context } from 'hono'
import { roleOf, type Role } from '#domain/plan'
import type { Edge } from '../../../edge.ts'
import { findSession, type Person } from './session.usecases.ts'
import { notSignedIn } from '../../../core/errors.ts'
import { readSessionCookie } from './session-cookie.ts'

/** Who is asking, as far as it is known: begun when a request arrives, decided when somebody awaits it. */
export type Visit = {
  token: string | undefined
  claimedUserId: string | undefined
  person: Promise<Person | null>
}

export async function beginVisit(c: Context<Edge>): Promise<Visit> {
  const { config, sessions, now } = c.get('services')
  const token = readSessionCookie(c, config)
  if (!token) return { token, claimedUserId: undefined, person: Promise.resolve(null) }
  const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  return { token, ...(await findSession({ token, sessions, now: now(), later })) }
}

export async function roleOfVisit(visit: Visit): Promise<Role> {
  return roleOf((await visit.person)?.user)
}

/** For calls that write, or that cost something: the person for certain, before anything else happens. */
export async function signedIn(c: Context<Edge>): Promise<Person> {
  const person = await c.get('visit').person
  if (!person) throw notSignedIn()
  return person
}

/**
 * For reads: whose rows to look up, without waiting for D1's word on the session. The admission
 * in front of every call discards the answer if that word turns out to be no.
 */
export function claimedUserId(c: Context<Edge>): string {
  const { claimedUserId } = c.get('visit')
  if (!claimedUserId) throw notSignedIn()
  return claimedUserId
}
