/** How long a response waits for KV or a queue, which are not needed for it. */
const wait = 1_000

/** The result of work of KV, a queue, D1 or a vendor, or a failure if it does not answer. The work itself goes on. */
export function answered<T>(work: Promise<T>, milliseconds = wait): Promise<T> {
  return unlessLate(work, milliseconds, () => Promise.reject(new Error(`No answer within ${milliseconds} ms`)))
}

/** The result of the work, or undefined if it takes longer. The work itself goes on. */
export function beforeDeadline<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  return unlessLate(work, milliseconds, () => undefined)
}

/** One promise and one timer: each call to KV and D1 has a deadline. */
function unlessLate<T, Late>(work: Promise<T>, milliseconds: number, late: () => Late | Promise<Late>) {
  return new Promise<T | Late>((resolve, reject) => {
    const timer = setTimeout(() => resolve(late()), milliseconds)
    const inTime =
      <Value>(settle: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(timer)
        settle(value)
      }
    work.then(inTime(resolve), inTime(reject))
  })
}

/** Longer than any statement of D1 takes. */
const longestWait = 15_000

/** A database whose calls fail when it does not answer, so that no request waits for ever. */
export function answeringDatabase(db: D1Database): D1Database {
  return {
    prepare: (sql: string) => new AnsweringStatement(db.prepare(sql)),
    batch: (statements: AnsweringStatement[]) =>
      answered(db.batch(statements.map(({ statement }) => statement)), longestWait),
  } as unknown as D1Database
}

class AnsweringStatement {
  readonly statement: D1PreparedStatement

  constructor(statement: D1PreparedStatement) {
    this.statement = statement
  }

  bind(...values: unknown[]) {
    return new AnsweringStatement(this.statement.bind(...values))
  }

  all() {
    return answered(this.statement.all(), longestWait)
  }

  run() {
    return answered(this.statement.run(), longestWait)
  }

  raw() {
    return answered(this.statement.raw(), longestWait)
  }
}
