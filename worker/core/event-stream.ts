import type { Context } from 'hono'
import { errorReply } from './error-reply.ts'

export function wantsEventStream(c: Context): boolean {
  return c.req.header('Accept')?.includes('text/event-stream') ?? false
}

/**
 * Sends pieces of text as they come and then the result: `piece` events, and one `done`,
 * or one `error` with the body that a plain response would have had. The work continues to its end
 * after the reader has left.
 */
export function eventStream<Result>(
  c: Context,
  work: AsyncGenerator<string, Result>,
  { status = 200, done }: { status?: 200 | 201; done: (result: Result) => unknown },
): Response {
  const encoder = new TextEncoder()
  let reader: ReadableStreamDefaultController<Uint8Array> | undefined
  const send = (event: string, data: unknown) => {
    try {
      reader?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
    } catch {
      reader = undefined
    }
  }
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (reader = controller),
    cancel: () => void (reader = undefined),
  })
  const run = async () => {
    try {
      let step = await work.next()
      for (; !step.done; step = await work.next()) send('piece', step.value)
      send('done', done(step.value))
    } catch (fault) {
      send('error', await errorReply(fault instanceof Error ? fault : new Error(String(fault)), c).json())
    }
    try {
      reader?.close()
    } catch {
      // The reader left between the last word and the end.
    }
  }
  c.executionCtx.waitUntil(run())
  return c.body(body, status, { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' })
}

/** The same work for a caller that wants only the result. It also continues after the reader has left. */
export async function inOnePiece<Result>(c: Context, work: AsyncGenerator<string, Result>): Promise<Result> {
  const running = ending(work)
  c.executionCtx.waitUntil(running.catch(() => {}))
  return running
}

async function ending<Result>(work: AsyncGenerator<string, Result>): Promise<Result> {
  for (;;) {
    const step = await work.next()
    if (step.done) return step.value
  }
}
