import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { errorReply } from './error-reply.ts'

export function wantsEventStream(c: Context): boolean {
  return c.req.header('Accept')?.includes('text/event-stream') ?? false
}

type Options<Result> = { status?: 200 | 201; done: (result: Result) => unknown }

/**
 * Sends each piece of text in a `piece` event, and then the result in one `done` event, or one
 * `error` event with the body that a plain reply would have had. The work goes on to its end
 * although the reader has left.
 */
export function eventStream<Result>(
  c: Context,
  work: AsyncGenerator<string, Result>,
  { status = 200, done }: Options<Result>,
): Response {
  c.status(status)
  const response = streamSSE(c, async (stream) => {
    const writes: Promise<void>[] = []
    const working = send(c, work, done, (event, data) => {
      writes.push(stream.writeSSE({ event, data: JSON.stringify(data) }))
    })
    c.executionCtx.waitUntil(working)
    await working
    // Awaited after the work only: a reader that has stopped reading must not hold up the reply.
    await Promise.all(writes)
  })
  response.headers.set('Content-Type', 'text/event-stream; charset=utf-8')
  response.headers.set('X-Accel-Buffering', 'no')
  // The security headers of a call hold for a stream as well.
  response.headers.delete('Cache-Control')
  // Hono sets these two for servers with HTTP/1 only.
  response.headers.delete('Connection')
  response.headers.delete('Transfer-Encoding')
  return response
}

async function send<Result>(
  c: Context,
  work: AsyncGenerator<string, Result>,
  done: Options<Result>['done'],
  write: (event: string, data: unknown) => void,
): Promise<void> {
  try {
    let step = await work.next()
    for (; !step.done; step = await work.next()) write('piece', step.value)
    write('done', done(step.value))
  } catch (fault) {
    write('error', await errorReply(fault instanceof Error ? fault : new Error(String(fault)), c).json())
  }
}

/** The same work for a client that wants only its result. The work goes on although the client has left. */
export async function inOnePiece<Result>(c: Context, work: AsyncGenerator<string, Result>): Promise<Result> {
  const running = resultOf(work)
  c.executionCtx.waitUntil(running.catch(() => {}))
  return running
}

async function resultOf<Result>(work: AsyncGenerator<string, Result>): Promise<Result> {
  for (;;) {
    const step = await work.next()
    if (step.done) return step.value
  }
}
