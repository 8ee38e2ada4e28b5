import { databasesOf, type Env } from '../services.ts'

export type Call = {
  part: 'd1' | 'kv' | 'queue'
  operation: string
  /** For D1, the SQL that travelled in this one round trip. */
  sql: string[]
  /** The key in KV, or the binding of a database or a queue. */
  key?: string
  /** How many calls of the same part had been answered when this one began. */
  beganAfter?: number
  isAnswered?: boolean
  /** The response was returned before this call was answered, so it did not wait for it. */
  isLate?: boolean
}

/**
 * Where a call fails: before it took effect, or after it did but with its answer lost. One that hangs has no answer,
 * before it took effect or after: what follows it never runs, as when the process is killed.
 */
export type FaultAt = 'before' | 'after' | 'hangs' | 'hangs after'

export type Watch = {
  /** Every call so far, each a round trip. */
  calls: Call[]
  /** Decides which call fails; `index` counts from 0 since `begin`. */
  fault: ((call: Call, index: number) => FaultAt | undefined) | undefined
  /** Keeps each answer of D1 back for so long, so that it is the slower of the two. */
  d1Delay: number
  /** What KV answers in place of the stored value, like a location to which the change has not come yet. */
  staleKv: Map<string, string | null> | undefined
  /** Forgets the calls so far, and any fault. */
  begin(): void
  /** Marks the calls that are not answered yet as late. */
  responded(): void
  of(part: Call['part']): Call[]
  /**
   * How often one call waited for the answer of another: 1 when all of a part's calls ran side by side.
   * Late calls are not counted.
   */
  waits(part: Call['part']): number
}

/** Every statement that was sent to D1 through a watched environment in this file, with the bindings that got it. */
export const statementsSent = new Map<string, Set<string>>()

/** Every key that was put into KV through a watched environment in this file. */
export const keysPut = new Set<string>()

class InjectedFault extends Error {
  override name = 'InjectedFault'
}

export const isWrite = ({ part, operation, sql }: Call) =>
  part === 'd1'
    ? sql.some((statement) => !/^\s*(select|explain)/i.test(statement))
    : part === 'queue' || operation === 'put' || operation === 'delete'

/** The same environment, with every call to D1, KV and the queue counted, and any of them made to fail. */
export function watchEnv<E extends Env>(env: E): { env: E; watch: Watch } {
  const answered = new Map<Call['part'], number>()
  const watch: Watch = {
    calls: [],
    fault: undefined,
    staleKv: undefined,
    d1Delay: 0,
    begin() {
      watch.calls = []
      answered.clear()
      watch.fault = undefined
    },
    of: (part) => watch.calls.filter((call) => call.part === part),
    responded() {
      for (const call of watch.calls) if (!call.isAnswered) call.isLate = true
    },
    waits: (part) =>
      new Set(
        watch
          .of(part)
          .filter(({ isLate }) => !isLate)
          .map(({ beganAfter }) => beganAfter),
      ).size,
  }

  const make = async <T>(call: Call, run: () => Promise<T>): Promise<T> => {
    call.beganAfter = answered.get(call.part) ?? 0
    const index = watch.calls.push(call) - 1
    for (const sql of call.sql) statementsSent.set(sql, (statementsSent.get(sql) ?? new Set()).add(call.key!))
    const fault = watch.fault?.(call, index)
    if (fault === 'hangs') return new Promise<never>(() => {})
    if (fault === 'before') throw new InjectedFault(`${call.part} ${call.operation} did not happen`)
    const answer = run().finally(() =>
      call.part === 'd1' && watch.d1Delay > 0 ? scheduler.wait(watch.d1Delay) : undefined,
    )
    const result = await answer.finally(() => {
      call.isAnswered = true
      answered.set(call.part, (answered.get(call.part) ?? 0) + 1)
    })
    if (fault === 'hangs after') return new Promise<never>(() => {})
    if (fault === 'after') throw new InjectedFault(`the answer to ${call.part} ${call.operation} was lost`)
    return result
  }
  return {
    env: {
      ...env,
      ...Object.fromEntries(
        [...databasesOf(env)].map(([number, db]) => {
          const binding = number === 0 ? 'DB' : `JOURNAL_${number}`
          return [binding, watchD1(binding, db, make)]
        }),
      ),
      KV: watchKv(env.KV, make, watch),
      QUEUE: watchQueue('QUEUE', env.QUEUE, make),
      JOURNAL_QUEUE: watchQueue('JOURNAL_QUEUE', env.JOURNAL_QUEUE, make),
      TRANSACTIONAL_QUEUE: watchQueue('TRANSACTIONAL_QUEUE', env.TRANSACTIONAL_QUEUE, make),
    },
    watch,
  }
}

type Make = <T>(call: Call, run: () => Promise<T>) => Promise<T>

function watchD1(key: string, db: D1Database, make: Make): D1Database {
  const inside = new WeakMap<object, { statement: D1PreparedStatement; sql: string }>()

  const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const runs =
      (operation: 'all' | 'run' | 'raw' | 'first') =>
      (...args: unknown[]) =>
        make({ part: 'd1', operation, sql: [sql], key }, () =>
          (statement[operation] as (...args: unknown[]) => Promise<never>).apply(statement, args),
        )
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), sql),
      all: runs('all'),
      run: runs('run'),
      raw: runs('raw'),
      first: runs('first'),
    } as unknown as D1PreparedStatement
    inside.set(wrapped, { statement, sql })
    return wrapped
  }

  return {
    prepare: (sql: string) => wrap(db.prepare(sql), sql),
    batch: (statements: D1PreparedStatement[]) => {
      const known = statements.map((statement) => inside.get(statement)!)
      return make({ part: 'd1', operation: 'batch', sql: known.map(({ sql }) => sql), key }, () =>
        db.batch(known.map(({ statement }) => statement)),
      )
    },
    exec: (sql: string) => make({ part: 'd1', operation: 'exec', sql: [sql], key }, () => db.exec(sql)),
  } as D1Database
}

function watchKv(kv: KVNamespace, make: Make, watch: Watch): KVNamespace {
  return {
    get: (key: string, type?: 'json') =>
      make({ part: 'kv', operation: 'get', sql: [], key }, async () => {
        const stale = watch.staleKv?.get(key)
        if (stale === undefined) return type ? kv.get(key, type) : kv.get(key)
        return stale !== null && type === 'json' ? JSON.parse(stale) : stale
      }),
    put: (key: string, value: string, options?: KVNamespacePutOptions) => {
      keysPut.add(key)
      return make({ part: 'kv', operation: 'put', sql: [], key }, () => kv.put(key, value, options))
    },
    delete: (key: string) => make({ part: 'kv', operation: 'delete', sql: [], key }, () => kv.delete(key)),
    list: (options?: KVNamespaceListOptions) =>
      make({ part: 'kv', operation: 'list', sql: [] }, () => kv.list(options)),
  } as unknown as KVNamespace
}

function watchQueue(key: string, queue: Env['QUEUE'], make: Make): Env['QUEUE'] {
  return {
    send: (body, options) => make({ part: 'queue', operation: 'send', sql: [], key }, () => queue.send(body, options)),
    sendBatch: (messages, options) =>
      make({ part: 'queue', operation: 'sendBatch', sql: [], key }, () => queue.sendBatch(messages, options)),
  } as Env['QUEUE']
}
