import { answers } from '#domain/texts'
import { AppError } from '../../core/errors.ts'
import { moreThanADay } from '../../core/journal-limits.ts'
import type { UserRow } from '../account/user/user.repository.ts'
import { hasRoomInAll } from '../failed-job/ceilings.ts'
import type { Services } from './entry.services.ts'

const day = 24 * 60 * 60_000
const young = 7 * day
/** A new account has a tenth of the room, and a fiftieth more with each day. */
const [shareAtFirst, sharePerDay] = [1 / 10, 1 / 50]

type Writer = Pick<UserRow, 'emailVerifiedAt' | 'createdAt' | 'journal'>
type Added = {
  user: Writer
  added: number
  /** So many rows. In the budget of a day each counts as a kilobyte at least. */ rows?: number
  /** Texts of today and yesterday always have a place. */ isPast: boolean
  isImport?: true
}

/**
 * How many bytes may be stored already when so many are added: a condition of the statement that adds them, so that it
 * holds for calls at the same moment. Null, no limit, for texts that take less room.
 */
export async function maxStoredBefore(services: Services, asked: Added): Promise<number | null> {
  const { user, added, rows = 1, isPast } = asked
  if (added <= 0) return null
  if (isPast) {
    if (await services.isFilling(user.journal)) throw databaseFilling()
    const isYoung = user.createdAt > services.now() - young
    const amount = Math.max(rows, Math.ceil(added / 1_000))
    if (isYoung && !(await hasRoomInAll(services, 'youngKilobytesPerDay', { amount }))) throw moreThanADay(day / 1_000)
  }
  return kilobytesOf(services, asked) * 1_000 - added
}

/** An import needs at once what other accounts fill in years, so a proven account has all its room for it. */
function kilobytesOf(
  { config: { limits }, now }: Services,
  { user, isImport }: Omit<Added, 'added' | 'isPast'>,
): number {
  const { journalKilobytesPerPerson: most, journalKilobytesUnproven: unproven } = limits
  if (user.emailVerifiedAt === null) return Math.min(unproven, most)
  const days = (now() - user.createdAt) / day
  return isImport ? most : Math.min(most, Math.floor(most * (shareAtFirst + sharePerDay * days)))
}

export function journalFull(services: Services, asked: { user: Writer; isImport?: true }): AppError {
  const limit = kilobytesOf(services, asked)
  const size = limit < 1_000 ? `${limit} kB` : `${Math.floor(limit / 1_000)} MB`
  const isMost = limit >= services.config.limits.journalKilobytesPerPerson
  const { full, fullForNow, fullUntilConfirmed } = answers.journal
  const sentence = isMost ? full : asked.user.emailVerifiedAt === null ? fullUntilConfirmed : fullForNow
  return new AppError(413, 'journal.full', sentence(size))
}

const databaseFilling = () => new AppError(413, 'journal.no_room', answers.journal.noRoom)
