import { deviceName, type Device } from '#domain/device'
import { newId } from '#domain/id'
import { notFound } from '../../../core/errors.ts'
import { fingerprint, newSecret } from '../../../core/secrets.ts'
import { seenInterval } from './session.lifetime.ts'
import type { SessionRepository, SessionRow } from './session.repository.ts'

export type NewSession = { token: string; row: SessionRow }

/** A session on paper: nothing is stored yet, so that its row can travel in another's batch. */
export async function prepareSession({
  userId,
  device,
  now,
}: {
  userId: string
  device: string
  now: number
}): Promise<NewSession> {
  const token = newSecret()
  return {
    token,
    row: {
      id: newId(now),
      tokenHash: await fingerprint(token),
      userId,
      device: device.slice(0, 300).toWellFormed(),
      createdAt: now,
      lastSeenAt: now,
      endedAt: null,
    },
  }
}

/** A new session for somebody who has just proven who they are. */
export async function openSession({
  userId,
  where,
  sessions,
}: {
  userId: string
  where: { device: string; now: number }
  sessions: SessionRepository
}): Promise<NewSession> {
  const session = await prepareSession({ userId, device: where.device, now: where.now })
  await sessions.add(session.row)
  await sessions.remember(session.row, where.now)
  return session
}

export type Person = NonNullable<Awaited<ReturnType<SessionRepository['findPerson']>>>

export type FoundSession = {
  /** Good for starting a person's reads side by side with the check; never for deciding. */
  claimedUserId: string | undefined
  /** The last word. */
  person: Promise<Person | null>
}

/** Who a token belongs to: one read of KV and one round trip to D1, side by side. */
export async function findSession({
  token,
  sessions,
  now,
  later,
}: {
  token: string
  sessions: SessionRepository
  now: number
  /** Runs work that the reply need not wait for. */
  later: (work: Promise<unknown>) => void
}): Promise<FoundSession> {
  const tokenHash = await fingerprint(token)
  const person = sessions.findPerson(tokenHash, now)
  // Whoever needs the person awaits it; a failure nobody awaits must not end the request.
  person.catch(() => {})
  // KV being away costs a little time, not the session: D1 knows it too.
  const claimedUserId = await sessions.claimedUserId(tokenHash).catch(() => undefined)
  person.then((found) => later(keepBothInStep({ found, claimedUserId, tokenHash, sessions, now }))).catch(() => {})
  return { claimedUserId: claimedUserId ?? (await person)?.user.id, person }
}

async function keepBothInStep({
  found,
  claimedUserId,
  tokenHash,
  sessions,
  now,
}: {
  found: Person | null
  claimedUserId: string | undefined
  tokenHash: string
  sessions: SessionRepository
  now: number
}): Promise<void> {
  if (!found) {
    if (claimedUserId) await sessions.forget(tokenHash)
    return
  }
  const seenLongAgo = now - found.session.lastSeenAt >= seenInterval
  if (seenLongAgo) await sessions.seen(found.session.id, now)
  if (seenLongAgo || !claimedUserId) await sessions.remember(found.session, now)
}

export async function endSession({
  token,
  sessions,
  now,
}: {
  token: string
  sessions: SessionRepository
  now: number
}): Promise<void> {
  const tokenHash = await fingerprint(token)
  await sessions.end(tokenHash, now)
  await sessions.forget(tokenHash)
}

/** The devices on which a person is signed in, the last used first. */
export async function listDevices({
  userId,
  person,
  sessions,
  now,
}: {
  userId: string
  /** Whose session is in hand; the list is fetched beside the check of it. */
  person: Person | Promise<Person | null>
  sessions: SessionRepository
  now: number
}): Promise<Device[]> {
  const [standing, inHand] = await Promise.all([sessions.listStanding(userId, now), person])
  return standing.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    name: deviceName(device),
    createdAt,
    lastSeenAt,
    isThisOne: id === inHand?.session.id,
  }))
}

/** Somebody else's session is as absent as one that never was. */
export async function endDevice({
  person,
  id,
  sessions,
  now,
}: {
  person: Person
  id: string
  sessions: SessionRepository
  now: number
}): Promise<void> {
  const tokenHash = await sessions.endOne(person.user.id, id, now)
  if (!tokenHash) throw notFound()
  await sessions.forget(tokenHash)
}

export async function endOtherDevices({
  person,
  sessions,
  now,
}: {
  person: Person
  sessions: SessionRepository
  now: number
}): Promise<number> {
  const ended = await sessions.endAll(person.user.id, now, person.session.id)
  await Promise.all(ended.map((tokenHash) => sessions.forget(tokenHash)))
  return ended.length
}
