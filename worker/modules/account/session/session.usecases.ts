import { deviceName, type Device } from '#domain/device'
import { allowance } from '#domain/limits'
import { tooLongForPassword } from '#domain/user'
import { newId } from '#domain/id'
import type { Services, WithLater } from '../account.services.ts'
import { notFound } from '../../../core/errors.ts'
import { answered } from '../../../core/deadline.ts'
import type { Query, ReadBeside } from '../../../db/client.ts'
import { fingerprint, newSecret } from '../../../core/secrets.ts'
import { proofMissing, signInAgain, wrongPassword, type NeedsRecentSignIn } from '../account.errors.ts'
import type { Owner, UserRow } from '../user/user.repository.ts'
import type { Proof, SessionRepository, SessionRow } from './session.repository.ts'

/** How long after signing in a person may add another way into the account. */
const recentSignIn = 15 * 60_000
/** How often the use of a session is stored. */
const seenInterval = 86_400_000

export type NewSession = { token: string; row: SessionRow }
export type NewSignIn = { user: UserRow; session: NewSession }

/** A session that is not stored yet, so that its row can travel in the batch of another repository. */
export async function prepareSession(
  { now }: { now: () => number },
  { userId, device }: { userId: string; device: string },
): Promise<NewSession> {
  const token = newSecret()
  const createdAt = now()
  return {
    token,
    row: {
      id: newId(createdAt),
      tokenHash: await fingerprint(token),
      userId,
      device: device.slice(0, 300).toWellFormed(),
      createdAt,
      lastSeenAt: createdAt,
      endedAt: null,
    },
  }
}

/** A new session for a person who has just proven who they are; null where the proof is no longer valid. */
export async function openSession(
  { sessions, now }: Services,
  { user, device, proof }: { user: Owner; device: string; proof: Proof },
): Promise<NewSession | null> {
  const session = await prepareSession({ now }, { userId: user.id, device })
  if (!(await sessions.open(session.row, proof))) return null
  await sessions.remember(session.row, user, now())
  return session
}

export type Person = NonNullable<Awaited<ReturnType<SessionRepository['findPerson']>>>

export type FoundSession = {
  /** Good for starting a person's reads side by side with the check; never for deciding. */
  claimedOwner: Owner | undefined
  /** The decision. */
  person: () => Promise<Person | null>
  /** Reads something of the claimed person, in the round trip that finds the person where that is still to come. */
  beside: ReadBeside
}

/**
 * Who a token belongs to: one read of KV and one round trip to D1, side by side. With `waits` the round trip waits for
 * KV and for what the call reads `beside` it.
 */
export async function findSession(
  services: WithLater,
  { token, waits }: { token: string; waits: boolean },
): Promise<FoundSession> {
  const { sessions, now, later } = services
  const tokenHash = await fingerprint(token)
  let inKv: KvAnswer | undefined
  const fromKv = sessions
    .claimedOwner(tokenHash)
    .catch(() => undefined)
    .then((claimedOwner) => {
      inKv = { claimedOwner }
      return claimedOwner
    })
  let person: Promise<Person | null> | undefined
  const finding = (found: Promise<Person | null>) => {
    // Those who need the person await it; a failure that nobody awaits must not end the request.
    found.then((one) => later(keepBothInStep(services, { found: one, inKv, tokenHash }))).catch(() => {})
    person = found
    return found
  }
  const find = () => person ?? finding(sessions.findPerson(tokenHash, now()))
  async function beside<T>(query: Query<T>): Promise<T> {
    if (person) return query
    const both = sessions.findPersonBeside(tokenHash, now(), query)
    void finding(both.then(([found]) => found))
    return (await both)[1]
  }
  const claimed = waits ? await answered(fromKv).catch(() => undefined) : undefined
  // The database of the directory has both.
  if (claimed?.journal === 0) return { claimedOwner: claimed, person: find, beside }
  // D1 has the session too: if KV fails, hangs or does not have it, the answer of D1 is used.
  const confirmedOwner = find().then((found) => found?.user)
  const either = Promise.race([fromKv.then((owner) => owner ?? confirmedOwner), confirmedOwner])
  return { claimedOwner: await either, person: find, beside }
}

/** The row of the person decides; what KV names can be older. */
export function isSameJournal(claimed: Owner | undefined, { id, journal }: Owner): boolean {
  return claimed?.id === id && claimed.journal === journal
}

/** Undefined while KV has not answered; then nothing is corrected there. */
type KvAnswer = { claimedOwner: Owner | undefined }

async function keepBothInStep(
  { sessions, now }: Services,
  { found, inKv, tokenHash }: { found: Person | null; inKv: KvAnswer | undefined; tokenHash: string },
): Promise<void> {
  if (!found) {
    if (inKv?.claimedOwner) await sessions.forget(tokenHash)
    return
  }
  const seenLongAgo = now() - found.session.lastSeenAt >= seenInterval
  if (seenLongAgo) await sessions.seen(found.session.id, now())
  if (seenLongAgo || (inKv && !isSameJournal(inKv.claimedOwner, found.user)))
    await sessions.remember(found.session, found.user, now())
}

export async function endSession(services: Services, { token }: { token: string }): Promise<void> {
  await endSessionOf(services, { tokenHash: await fingerprint(token) })
}

export async function endSessionOf({ sessions, now }: Services, { tokenHash }: { tokenHash: string }): Promise<void> {
  await sessions.end(tokenHash, now())
  await sessions.forget(tokenHash)
}

/** Whose session made a request. What is read is read beside the check of that session. */
export type ReaderOfSession = { userId: string; person: Person | Promise<Person | null> }

/** The devices on which a person is signed in, the last used first. */
export async function listDevices({ sessions, now }: Services, { userId, person }: ReaderOfSession): Promise<Device[]> {
  const [active, current] = await Promise.all([sessions.listActive(userId, now()), person])
  return active.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    name: deviceName(device),
    createdAt,
    lastSeenAt,
    isThisOne: id === current?.session.id,
  }))
}

/** For what could be used later by somebody who has this session for a moment. */
export function requireRecentSignIn({ now }: { now: () => number }, person: Person, what: NeedsRecentSignIn): void {
  if (!signedInRecently({ now }, person)) throw signInAgain(what)
}

/** The same for what a password is asked for too: one of both is enough. */
export async function requireProof(
  services: Services,
  { person, password }: { person: Person; password?: string | undefined },
): Promise<void> {
  if (signedInRecently(services, person)) return
  if (!password) throw proofMissing(person.user.password !== null)
  const { passwords, journalOf, config, now } = services
  const { counters } = journalOf(person.user)
  const tries = allowance(config.limits, 'signInPerAccount', 'password')
  await counters.takeOnly(tries, now())
  const { matches } = tooLongForPassword(password)
    ? { matches: false }
    : await passwords.verify(password, person.user.password)
  if (!matches) throw wrongPassword('password')
  await counters.giveBack([tries.key])
}

const signedInRecently = ({ now }: { now: () => number }, { session }: Person) =>
  now() - session.createdAt <= recentSignIn

/** Another person's session is answered like one that does not exist. */
export async function endDevice(
  { sessions, now }: Services,
  { person, id }: { person: Person; id: string },
): Promise<void> {
  const tokenHash = await sessions.endOne(person.user.id, id, now())
  if (!tokenHash) throw notFound()
  await sessions.forget(tokenHash)
}

export async function endOtherDevices({ sessions, now }: Services, { person }: { person: Person }): Promise<number> {
  const ended = await sessions.endOthers(person.user.id, person.session.id, now())
  await Promise.all(ended.map((tokenHash) => sessions.forget(tokenHash)))
  return ended.length
}
