/** How long a response waits for KV or a queue, which are not needed for it. */
const wait = 1_000

/** The result of work of KV, a queue, D1 or a vendor, or a failure if it does not answer. The work itself goes on. */
export async function answered<T>(work: Promise<T>, milliseconds = wait): Promise<T> {
  const done = await beforeDeadline(
    milliseconds,
    work.then((result) => ({ result })),
  )
  if (!done) throw new Error(`No answer within ${milliseconds} ms`)
  return done.result
}

/** The result of the work, or undefined if it takes longer. The work itself goes on. */
export async function beforeDeadline<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

/** Longer than any statement of D1 takes. */
const longestWait = 15_000

/** A database whose calls fail when it does not answer, so that no request waits for ever. */
export function answeringDatabase(db: D1Database): D1Database {
  const inside = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => answered(statement.all(), longestWait),
      run: () => answered(statement.run(), longestWait),
      raw: () => answered(statement.raw(), longestWait),
    } as unknown as D1PreparedStatement
    inside.set(wrapped, statement)
    return wrapped
  }
  return {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      answered(db.batch(statements.map((statement) => inside.get(statement)!)), longestWait),
  } as unknown as D1Database
}
