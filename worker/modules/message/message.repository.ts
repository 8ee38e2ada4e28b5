import { and, desc, eq, getTableColumns, inArray, isNull, lt, lte, or, sql, asc, gt, type SQL } from 'drizzle-orm'
import { firstIdAt } from '#domain/id'
import type { DeliveryStatus, SkipReason } from '#domain/message'
import type { Headline } from '#domain/operator'
import type { Database } from '../../db/client.ts'
import { deleteInRounds, rowsOf, valuesOf } from '../../db/statements.ts'
import { goals } from '../goal/goal.table.ts'
import { isHere } from '../../core/move.table.ts'
import { newMessageId } from './message-id.ts'
import { messages, headlines } from './message.table.ts'

export type MessageRow = typeof messages.$inferSelect
type NewMessage = typeof messages.$inferInsert

export type Outcome =
  | { state: 'sent'; sentAt: number; messageId: string | null; headlineUsed: string | null }
  | { state: 'skipped'; reason: SkipReason }
  | { state: 'perhaps-sent' | 'failed' }
  /** To be tried again; a mail with those of its batch. */
  | { state: 'waiting'; checkAt: number; messageId?: string }

export type MessageRepository = ReturnType<typeof createMessageRepository>

/** How long the log goes back. */
const keptFor = 90 * 24 * 60 * 60_000

/** The messages of one person. */
export function prepareMessages(db: Database, journal: number) {
  return (userId: string) => ({
    /** Adds a message unless it exists. Returns its id. */
    async add(message: Omit<NewMessage, 'id' | 'userId' | 'state'>, now: number): Promise<string> {
      const id = newMessageId(now, journal)
      await db
        .insert(messages)
        .values({ ...message, id, userId, state: 'waiting' })
        .onConflictDoNothing()
      return id
    },

    async list(): Promise<MessageRow[]> {
      return db.select().from(messages).where(eq(messages.userId, userId)).orderBy(desc(messages.dueAt))
    },

    /** The newest messages, each with the title of its goal. */
    async listLatest(limit: number): Promise<(MessageRow & { goalTitle: string | null })[]> {
      return db
        .select({ ...getTableColumns(messages), goalTitle: goals.title })
        .from(messages)
        .leftJoin(goals, and(eq(goals.id, messages.subject), eq(goals.userId, messages.userId)))
        .where(eq(messages.userId, userId))
        .orderBy(desc(messages.dueAt), desc(messages.id))
        .limit(limit)
    },

    /** The newest morning prompt of one channel. */
    findLastPrompt: (channel: MessageRow['channel']): Promise<MessageRow | undefined> =>
      db
        .select()
        .from(messages)
        .where(
          and(
            eq(messages.userId, userId),
            eq(messages.kind, 'prompt'),
            eq(messages.channel, channel),
            eq(messages.subject, ''),
          ),
        )
        .orderBy(desc(messages.date))
        .limit(1)
        .get(),

    /** False if something is left, which another call erases. */
    eraseAll: (): Promise<boolean> => deleteInRounds(db, messages, eq(messages.userId, userId)),
  })
}

/** The message log of all people in a database. */
export function createMessageRepository({ db }: { db: Database }) {
  const named = (ids: string[]) => inArray(messages.id, valuesOf(ids))
  return {
    find: (id: string): Promise<MessageRow | undefined> => db.select().from(messages).where(eq(messages.id, id)).get(),

    /** The message, and whether this database has the journal of its person. */
    locate: (id: string): Promise<{ message: MessageRow; isHere: boolean } | undefined> =>
      db
        .select({ message: getTableColumns(messages), isHere: sql`${isHere(messages.userId)}`.mapWith(Boolean) })
        .from(messages)
        .where(eq(messages.id, id))
        .get(),

    async listWaiting(ids: string[]): Promise<MessageRow[]> {
      return db
        .select()
        .from(messages)
        .where(and(named(ids), eq(messages.state, 'waiting'), isHere(messages.userId)))
    },

    /** Takes those that still wait, so that no other run sends them. Returns their ids. */
    async take(ids: string[], checkAt: number): Promise<Set<string>> {
      const taken = await db
        .update(messages)
        .set({ state: 'sending', tries: sql`${messages.tries} + 1`, checkAt })
        .where(and(named(ids), eq(messages.state, 'waiting')))
        .returning({ id: messages.id })
      return new Set(taken.map(({ id }) => id))
    },

    /** What an outcome does not name stays: the vendor may have reported an SMS already. */
    async record(outcomes: ({ id: string } & Outcome)[]): Promise<void> {
      const value = (name: keyof MessageRow) => sql`value ->> ${sql.raw(`'$.${name}'`)}`
      const valueOrStored = (name: 'reason' | 'sentAt' | 'messageId' | 'headlineUsed') =>
        sql`coalesce(${value(name)}, ${messages[name]})`
      await db
        .update(messages)
        .set({
          state: value('state'),
          checkAt: value('checkAt'),
          reason: valueOrStored('reason'),
          sentAt: valueOrStored('sentAt'),
          messageId: valueOrStored('messageId'),
          headlineUsed: valueOrStored('headlineUsed'),
        })
        .from(sql`json_each(${JSON.stringify(outcomes)})`)
        .where(and(eq(messages.id, value('id')), eq(messages.state, 'sending')))
    },

    /**
     * Records what the vendor reports about an SMS. `sent` never replaces a later status, and of two final ones the
     * first stays. A message that was perhaps sent was sent.
     */
    async recordDelivery(
      id: string,
      { messageId, status, now }: { messageId: string; status: DeliveryStatus; now: number },
    ): Promise<void> {
      const isPerhapsSent = sql`${messages.state} = 'perhaps-sent'`
      const isEarlier = status === 'sent' ? undefined : eq(messages.deliveryStatus, 'sent')
      await db
        .update(messages)
        .set({
          deliveryStatus: status,
          messageId,
          state: sql`case when ${isPerhapsSent} then 'sent' else ${messages.state} end`,
          sentAt: sql`case when ${isPerhapsSent} then ${now} else ${messages.sentAt} end`,
        })
        .where(
          and(
            eq(messages.id, id),
            eq(messages.channel, 'sms'),
            or(isNull(messages.messageId), eq(messages.messageId, messageId)),
            or(isNull(messages.deliveryStatus), isEarlier),
          ),
        )
    },

    /** Messages whose outcome should be known by now; each is looked at again later. */
    async listToCheck(now: number, limit: number): Promise<MessageRow[]> {
      return db
        .select()
        .from(messages)
        .where(and(lte(messages.checkAt, now), isHere(messages.userId)))
        .limit(limit)
    },

    /** Changes messages that are still as they were listed. */
    async settle(rows: MessageRow[], outcome: Outcome): Promise<void> {
      for (const state of ['waiting', 'sending'] as const) {
        const ids = rows.filter((row) => row.state === state).map(({ id }) => id)
        if (ids.length === 0) continue
        await db
          .update(messages)
          .set({ checkAt: null, ...outcome })
          .where(and(named(ids), eq(messages.state, state)))
      }
    },

    async purgeOld(now: number): Promise<void> {
      await deleteInRounds(db, messages, and(lt(messages.id, firstIdAt(now - keptFor)), isHere(messages.userId)))
    },

    statements: {
      /** Adds the messages that do not exist yet. */
      addNew: (rows: MessageRow[]) => db.insert(messages).select(rowsOf(messages, rows)).onConflictDoNothing(),
    },
  }
}

/** The headlines are few, so all are read at once. */
export function createHeadlineRepository({ db }: { db: Database }) {
  const all = gt(headlines.orderIndex, 0)
  const list = (which: SQL | undefined): Promise<Headline[]> =>
    db
      .select({ text: headlines.headlineText, isActive: headlines.isActive })
      .from(headlines)
      .where(which)
      .orderBy(asc(headlines.orderIndex))

  return {
    list: () => list(all),

    async listActive(): Promise<string[]> {
      return (await list(and(all, eq(headlines.isActive, true)))).map(({ text }) => text)
    },

    /** All headlines, in their order, in place of those before. Nothing refers to a row. */
    async replace(lines: Headline[]): Promise<void> {
      const rows = lines.map(({ text, isActive }, index) => ({
        ...{ id: index + 1, headlineText: text, orderIndex: index + 1, isActive },
      }))
      await db.batch([db.delete(headlines).where(all), db.insert(headlines).select(rowsOf(headlines, rows))])
    },
  }
}
