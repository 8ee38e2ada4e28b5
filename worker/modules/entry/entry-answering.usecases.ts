import type { CoachMemory } from '#domain/coach-request'
import { hasPremium, roleOf } from '#domain/plan'
import { keyOfPerson } from '../../core/rate-counters.ts'
import { replyTimeout } from '../../providers/coach/coach.ts'
import { coachWithin, type CoachServices } from '../coach/coach-limits.ts'
import type { GoalRepository } from '../goal/goal.repository.ts'
import { listActiveGoals } from '../goal/goal.usecases.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import type { Written } from './entry-writing.usecases.ts'
import type { EntryRepository, EntryRow } from './entry.repository.ts'

export type AnsweringServices = CoachServices & {
  entries: EntryRepository
  goals: GoalRepository
  pause: (milliseconds: number) => Promise<void>
}

type Asking = {
  entry: EntryRow
  user: UserRow
  /** Whether somebody reads along; otherwise the coach speaks once it is done. */
  inPieces: boolean
}

/** The reply as it is said, and at the end the entry as it stands with it. */
export type Answering = AsyncGenerator<string, EntryRow>

/** Longer than any voice takes. Whoever has asked for so long was cut off on the way, and the next need not wait for them. */
export const askingLifetime = replyTimeout + 2_000

/**
 * Sees to it that a stored entry gets its one reply. Of many who want it at once, one asks the
 * coach, and the others wait for what comes.
 */
export async function* answerEntry(
  services: AnsweringServices,
  { written, ...asking }: Omit<Asking, 'entry'> & { written: Written },
): Answering {
  const { entry, asks } = written
  if (entry.aiResponse !== null) return entry
  if (asks) return yield* ask(services, { entry, ...asking })
  const { entries, now, pause } = services
  let standing = entry
  for (let waited = 0, wait = 100; waited < askingLifetime + 3_000; waited += wait, wait = Math.min(wait * 2, 1_500)) {
    if (isForgotten(standing, now()) && (await claim(services, standing)))
      return yield* ask(services, { entry: standing, ...asking })
    await pause(wait)
    const found = await entries.find(entry.userId, entry.id)
    if (!found) return standing
    if (found.aiResponse !== null) return found
    standing = found
  }
  return standing
}

/** For a reader who does not wait: the reply is there at the next look. */
export async function answerForgotten(services: AnsweringServices, asking: Omit<Asking, 'inPieces'>): Promise<void> {
  if (!(await claim(services, asking.entry))) return
  const answering = ask(services, { ...asking, inPieces: false })
  while (!(await answering.next()).done);
}

/** Without a reply, and nobody is asking for one any more. */
export function isForgotten({ aiResponse, askedAt }: EntryRow, now: number): boolean {
  return aiResponse === null && (askedAt === null || askedAt < now - askingLifetime)
}

function claim({ entries, now }: AnsweringServices, { userId, id }: EntryRow): Promise<boolean> {
  return entries.claimAsking(userId, id, { now: now(), staleBefore: now() - askingLifetime })
}

async function* ask(services: AnsweringServices, { entry, user, inPieces }: Asking): Answering {
  const { entries, config, now } = services
  const premium = hasPremium(roleOf(user))
  let reply = ''
  try {
    // Somebody who edits all day is answered all day; what that may cost has an end.
    const allowance = { key: keyOfPerson(user.id, 'coach'), max: config.limits.coachPerPerson, windowSeconds: 86_400 }
    const [coach, memory] = await Promise.all([
      coachWithin(services, { allowances: [allowance] }),
      premium ? recall(services, entry) : undefined,
    ])
    const request = {
      personId: user.id,
      name: user.name,
      date: entry.date,
      gratitudeText: entry.gratitudeText,
      goalsText: entry.goalsText,
      premium,
      ...(memory && { memory }),
    }
    for await (const piece of inPieces ? coach.stream(request) : [coach.reply(request)]) {
      reply += piece
      yield piece
    }
    return (await entries.storeReply(entry, reply, now())) ?? (await entries.find(entry.userId, entry.id)) ?? entry
  } catch (fault) {
    // If this can still be written down, the next who looks may ask at once.
    await entries.releaseAsking(entry.userId, entry.id).catch(() => {})
    throw fault
  }
}

/** What Premium's coach remembers. Without it there is still a reply. */
async function recall({ entries, goals }: AnsweringServices, { userId, date }: EntryRow): Promise<CoachMemory> {
  const [recentEntries, activeGoals] = await Promise.all([
    entries.list(userId, { before: date, limit: 7 }).catch(() => []),
    listActiveGoals({ goals }, { userId }).catch(() => []),
  ])
  return { recentEntries, activeGoals }
}
