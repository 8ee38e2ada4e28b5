import { newId } from '#domain/id'
import type { Services } from './journal.services.ts'
import { conflict } from '../../core/errors.ts'
import type { MoveAttempt } from '../account/user/user-moves.repository.ts'
import type { UserRepository } from '../account/user/user.repository.ts'
import type { Journal } from './journal.repository.ts'
import type { JournalChecks, MoveRow } from './move.repository.ts'

/** Longer than any request, stream or job that began before a journal was moved. */
const kept = 60 * 60_000
/** A move takes seconds. For so long an attempt that was killed is followed by another, while the person cannot write. */
const longestFreeze = 10 * 60_000
const movesPerMinute = 50
const settledAtOnce = 1_000

/** Begins the moves that an operator asked for, and those again whose attempt was killed. */
export async function sweepMoves({ users, queue, now }: Services): Promise<void> {
  for (const move of await users.claimMoves(now(), movesPerMinute)) await queue.send({ job: 'moveJournal', ...move })
}

/**
 * Moves the journal of a person to another database. Every step can be repeated, and two attempts can run at once: the
 * directory lets one of them switch. If an attempt fails, the person stays.
 */
export async function moveJournal(services: Services, move: MoveAttempt): Promise<void> {
  const { users, accounts, journals, now } = services
  const { userId, journal: from, to, attempt } = move
  try {
    const [source, target] = [journals.at(from).moves, journals.at(to).moves]
    // The sweep tries again.
    if (!(await target.expect(userId, attempt, now()))) return
    for await (const { table, rows } of source.rowsOf(userId))
      for (const id of await target.idsOfOthers(table, rows, userId))
        await source.rename(table, { userId, id, to: newId(now()) })
    const frozenSince = await source.freeze(userId, attempt, now())
    if (frozenSince === undefined) return
    if (frozenSince < now() - longestFreeze)
      throw conflict('journal.move_is_killed', 'Each attempt to move this journal is cut off.')
    await copy(move, { source, target })
    if (await accounts.switchJournal(move)) await target.arrive(userId, attempt, now())
  } catch (fault) {
    if (await users.endMove(move)) await journals.at(from).moves.release(userId, attempt)
    throw fault
  }
}

type Ends = Record<'source' | 'target', Journal['moves']>

/**
 * Copies the rows and compares both sides. Rows that an earlier attempt left in the target are removed first if they
 * differ.
 */
async function copy({ userId, attempt }: MoveAttempt, { source, target }: Ends): Promise<void> {
  for (let isAgain = false; ; isAgain = true) {
    for await (const { table, rows } of source.rowsOf(userId)) await target.add(table, rows, { userId, attempt })
    const differing = differingTables(await source.checksOf(userId), await target.checksOf(userId))
    if (differing.length === 0) return
    if (isAgain) throw conflict('journal.copy_differs', `The copy differs from the journal in ${differing.join(', ')}.`)
    await target.clear(userId, attempt)
  }
}

function differingTables(one: JournalChecks, other: JournalChecks): string[] {
  return Object.keys(one).filter((table) => one[table] !== other[table])
}

/**
 * Ends what moves left behind in one database. The directory decides where a journal is, and is asked after `moves`, so
 * what is decided here holds unless another attempt has changed the row of `moves` meanwhile.
 */
export async function settleMoves({ users, now }: Services, { number, moves, closures }: Journal): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: MoveRow[] = await moves.list(after, settledAtOnce)
    if (rows.length > 0) {
      const people = new Map((await users.listMoves(rows.map(({ userId }) => userId))).map((row) => [row.id, row]))
      const decided = Map.groupBy(rows, (row) => decide(row, { number, person: people.get(row.userId), now: now() }))
      // What refuses the late writes of erased people goes with their rows, also if this run ends here.
      const erased = rows.map(({ userId }) => userId).filter((id) => !people.has(id))
      await closures?.add(erased, now())
      await moves.settle(decided.get('arrived') ?? [], 'arrived')
      await moves.settle(decided.get('left') ?? [], 'left')
      await moves.settle(decided.get('forget') ?? [], undefined)
      if (decided.has('left') || rows.some(({ state }) => state === 'left')) await moves.removeLeft()
    }
    after = rows.length < settledAtOnce ? undefined : rows.at(-1)!.userId
  }
}

type Moving = Awaited<ReturnType<UserRepository['listMoves']>>[number]

function decide(
  { state, since }: MoveRow,
  { number, person, now }: { number: number; person: Moving | undefined; now: number },
): 'arrived' | 'left' | 'forget' | 'wait' {
  if (!person) return 'left'
  const isOver = since < now - kept
  const isUnderWay = person.movingTo !== null && !person.isClosed
  if (person.journal !== number) {
    // Only a directory that went back in time names another database: this copy is the newer one (docs/runbook.md).
    if (state === 'arrived') return 'wait'
    if (state === 'arriving') return isUnderWay && person.movingTo === number ? 'wait' : 'left'
    return isOver ? 'left' : 'wait'
  }
  if (state === 'arriving') return 'arrived'
  if (state === 'leaving') return isUnderWay ? 'wait' : 'forget'
  return isOver ? 'forget' : 'wait'
}
