import { and, eq, gt, inArray, lt, lte, notExists, sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database, Query } from '../db/client.ts'
import { deleteInRounds, filled } from '../db/statements.ts'
import { tooMany, type AppError } from './errors.ts'
import { rateCounters } from './rate-counter.table.ts'

type Try = {
  key: string
  windowSeconds: number
  /** How much a call takes; one if absent. */
  amount?: number
}
export type Allowance = Try & {
  max: number
  refusal?: (retryAfterSeconds: number) => AppError
}
/** A try that is counted in the same batch as the write that it limits. */
export type BatchedTry = {
  /** A condition for the write, which comes before the count. */
  hasRoom: SQL
  count: BatchItem<'sqlite'>
  /** Throws the refusal. `counted` is the result of `count`. */
  requireRoom(counted: unknown): void
}
const mostRefused = 20_000

type Count = { key: string; count: number; resetsAt: number }

export type RateCounters = ReturnType<ReturnType<typeof prepareCounters>>

/** Each database has counts: that of the directory those of addresses, a journal those of its people. */
export function prepareCounters(db: Database) {
  const { key, resetsAt } = rateCounters
  const hasReset = sql`${resetsAt} <= ${sql.placeholder('now')}`
  // Prepared once: this is part of many requests.
  const countAll = db
    .insert(rateCounters)
    .select(
      sql`select value ->> 'key', value ->> 'amount', value ->> 'resetsAt' from json_each(${sql.placeholder('tries')}) where true`,
    )
    .onConflictDoUpdate({
      target: key,
      set: {
        count: sql`case when ${hasReset} then excluded.count else ${rateCounters.count} + excluded.count end`,
        resetsAt: sql`case when ${hasReset} then excluded.resets_at else ${resetsAt} end`,
      },
    })
    .returning()
    .prepare()

  /** Keys that were refused, until their windows end: what is refused again writes nothing, and is not read. */
  const refused = new Map<string, number>()

  /** `prefix`: whose counts they are; every key begins with it. */
  return (prefix: string) => {
    /** A statement, so that counting travels in the same round trip as what it guards. */
    const countStatement = (counted: Try[], now: number): Query<Count[]> => {
      const tries = counted.map(({ key, windowSeconds, amount = 1 }) => ({
        key: prefix + key,
        amount,
        resetsAt: now + windowSeconds * 1000,
      }))
      return filled(countAll, { tries: JSON.stringify(tries), now })
    }

    const whole = (key: string) => prefix + key
    const refuseBeyond = (allowances: Allowance[], counts: Count[], now: number) => {
      for (const { key, max, refusal = tooMany } of allowances) {
        const { count, resetsAt } = countOf(counts, key)
        if (count <= max) continue
        remember(key, resetsAt)
        throw refusal((resetsAt - now) / 1000)
      }
    }
    const remember = (key: string, resetsAt: number) => {
      if (refused.size >= mostRefused) refused.clear()
      refused.set(whole(key), resetsAt)
    }
    const isRefused = (key: string, now: number) => (refused.get(whole(key)) ?? 0) > now
    const refuseAgain = (allowances: Allowance[], now: number) => {
      for (const { key, refusal = tooMany } of allowances)
        if (isRefused(key, now)) throw refusal((refused.get(whole(key))! - now) / 1000)
    }
    const countOf = (counts: Count[], key: string) => counts.find((counted) => counted.key === prefix + key)!

    const count = async <T extends unknown[]>(
      allowances: Allowance[],
      now: number,
      ...queries: { [Index in keyof T]: Query<T[Index]> }
    ) => {
      refuseAgain(allowances, now)
      const [counts, ...found] = await db.batch([countStatement(allowances, now), ...queries])
      return {
        found: found as T,
        countOf: ({ key }: Allowance) => countOf(counts, key).count,
        requireRoom: (allowed: Allowance[]) => refuseBeyond(allowed, counts, now),
      }
    }

    return {
      /**
       * Counts one try against every allowance and runs `query` beside it, in one round trip.
       * The try is counted before its outcome is known, so that simultaneous tries are all counted.
       */
      async take<T>(allowances: Allowance[], now: number, query: Query<T>): Promise<T> {
        const { found, requireRoom } = await count<[T]>(allowances, now, query)
        requireRoom(allowances)
        return found[0]
      },

      /** The same for several queries, or where the room depends on what was counted. */
      count,

      /**
       * Takes from each in turn while there is room, and stops at the first that is full. So a person
       * who is refused takes nothing from the allowance that all share.
       */
      async hasRoom(allowances: Allowance[], now: number): Promise<boolean> {
        for (const allowance of allowances) {
          if (isRefused(allowance.key, now)) return false
          const [counted] = await countStatement([allowance], now)
          if (counted!.count <= allowance.max) continue
          remember(allowance.key, counted!.resetsAt)
          return false
        }
        return true
      },

      /** Counts several tries in one statement; gives how many there were within each window. */
      async countAll(tries: Try[], now: number): Promise<number[]> {
        const counts = await countStatement(tries, now)
        return tries.map((one) => countOf(counts, one.key).count)
      },

      inBatch(allowance: Allowance, now: number): BatchedTry {
        const { key, max, amount = 1 } = allowance
        const used = db
          .select({ one: sql`1` })
          .from(rateCounters)
          .where(
            and(
              eq(rateCounters.key, prefix + key),
              gt(rateCounters.resetsAt, now),
              gt(rateCounters.count, max - amount),
            ),
          )
        return {
          hasRoom: sql`${amount} <= ${max} and ${notExists(used)}`,
          count: countStatement([allowance], now),
          requireRoom: (counted) => refuseBeyond([allowance], counted as Count[], now),
        }
      },

      async takeOnly(taken: Allowance | Allowance[], now: number): Promise<void> {
        const allowances = [taken].flat()
        refuseAgain(allowances, now)
        refuseBeyond(allowances, await countStatement(allowances, now), now)
      },

      /** The counts of these keys as they are. */
      async list(keys: readonly string[]): Promise<Count[]> {
        return db
          .select()
          .from(rateCounters)
          .where(inArray(key, keys.map(whole)))
          .orderBy(key)
      },

      /** Gives back tries that succeeded. */
      async giveBack(keys: string[]): Promise<void> {
        for (const one of keys) refused.delete(whole(one))
        await db
          .update(rateCounters)
          .set({ count: sql`max(0, ${rateCounters.count} - 1)` })
          .where(inArray(key, keys.map(whole)))
      },

      async eraseAll(): Promise<void> {
        await db.delete(rateCounters).where(and(gt(key, prefix), lt(key, `${prefix}\uffff`)))
      },
    }
  }
}

export async function purgeCounts(db: Database, now: number, condition: SQL): Promise<void> {
  await deleteInRounds(db, rateCounters, and(lte(rateCounters.resetsAt, now), condition))
}
