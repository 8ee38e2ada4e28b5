/** How long a response waits for KV or a queue, which are not needed for it. */
const wait = 1_000

/** The result of work of KV, a queue or D1, or a failure if it does not answer. The work itself goes on. */
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
