import { and, eq, gt, inArray, lt, lte, notExists, sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database, Query } from '../db/client.ts'
import { tooMany, type AppError } from './errors.ts'
import { rateCounters } from './rate-counter.table.ts'

export type Allowance = {
  key: string
  max: number
  windowSeconds: number
  /** How much a call takes; one if absent. */
  amount?: number
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
type Count = { key: string; count: number; resetsAt: number }

/** The key of a count that belongs to an account and is erased with it. */
export function keyOfPerson(userId: string, what: string): string {
  return `person:${userId}:${what}`
}

export type RateCounters = ReturnType<typeof createRateCounters>

export function createRateCounters({ db }: { db: Database }) {
  /** A statement, so that counting travels in the same round trip as the look-up it guards. */
  const countOne = ({ key, windowSeconds, amount = 1 }: Allowance, now: number) => {
    const resetsAt = now + windowSeconds * 1000
    return db
      .insert(rateCounters)
      .values({ key, count: amount, resetsAt })
      .onConflictDoUpdate({
        target: rateCounters.key,
        set: {
          count: sql`case when ${rateCounters.resetsAt} <= ${now} then ${amount} else ${rateCounters.count} + ${amount} end`,
          resetsAt: sql`case when ${rateCounters.resetsAt} <= ${now} then ${resetsAt} else ${rateCounters.resetsAt} end`,
        },
      })
      .returning()
  }

  return {
    /**
     * Counts one try against every allowance and runs `query` beside it, in one round trip.
     * The try is counted before its outcome is known, so that simultaneous tries are all counted.
     */
    async take<T>(allowances: Allowance[], now: number, query: Query<T>): Promise<T> {
      const [found, ...counts] = await db.batch([query, ...allowances.map((allowance) => countOne(allowance, now))])
      allowances.forEach((allowance, index) => refuseBeyond(allowance, (counts[index] as Count[])[0]!, now))
      return found as T
    },

    /**
     * Takes from each in turn while there is room, and stops at the first that is full. So a person
     * who is refused takes nothing from the allowance that all share.
     */
    async hasRoom(allowances: Allowance[], now: number): Promise<boolean> {
      for (const allowance of allowances) {
        const [count] = await countOne(allowance, now)
        if (count!.count > allowance.max) return false
      }
      return true
    },

    inBatch(allowance: Allowance, now: number): BatchedTry {
      const { key, max, amount = 1 } = allowance
      const used = db
        .select({ one: sql`1` })
        .from(rateCounters)
        .where(and(eq(rateCounters.key, key), gt(rateCounters.resetsAt, now), gt(rateCounters.count, max - amount)))
      return {
        hasRoom: sql`${amount} <= ${max} and ${notExists(used)}`,
        count: countOne(allowance, now),
        requireRoom: (counted) => refuseBeyond(allowance, (counted as Count[])[0]!, now),
      }
    },

    async takeOnly(allowance: Allowance, now: number): Promise<void> {
      const [count] = await countOne(allowance, now)
      refuseBeyond(allowance, count!, now)
    },

    /** Counts one read against every allowance while it runs, so that the count adds no round trip in sequence. */
    async beside<T>([first, ...rest]: [Allowance, ...Allowance[]], now: number, read: () => Promise<T>): Promise<T> {
      const count = async () => {
        const counts = await db.batch([countOne(first, now), ...rest.map((allowance) => countOne(allowance, now))])
        ;[first, ...rest].forEach((allowance, index) => refuseBeyond(allowance, counts[index]![0]!, now))
      }
      const [found] = await Promise.all([read(), count()])
      return found
    },

    /** Gives back tries that succeeded. */
    async giveBack(keys: string[]): Promise<void> {
      await db
        .update(rateCounters)
        .set({ count: sql`max(0, ${rateCounters.count} - 1)` })
        .where(inArray(rateCounters.key, keys))
    },

    async erasePerson(userId: string): Promise<void> {
      // Every key that begins so: the semicolon is the character after the colon.
      await db
        .delete(rateCounters)
        .where(and(gt(rateCounters.key, `person:${userId}:`), lt(rateCounters.key, `person:${userId};`)))
    },

    async purgeExpired(now: number): Promise<void> {
      await db.delete(rateCounters).where(lte(rateCounters.resetsAt, now))
    },
  }
}

function refuseBeyond({ max, refusal = tooMany }: Allowance, { count, resetsAt }: Count, now: number): void {
  if (count > max) throw refusal((resetsAt - now) / 1000)
}
