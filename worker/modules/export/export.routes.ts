import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Services } from './export.services.ts'
import { logFault } from '../../core/logging.ts'
import { accept } from '../../core/validation.ts'
import { requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { exportJournal } from './export.usecases.ts'

const chosen = z.object({ format: z._default(z.enum(['json', 'markdown'], 'Please ask for json or markdown'), 'json') })

export const exportRoutes = (services: Services) =>
  new Hono<SessionEnv>().get('/', accept('query', chosen), async (c) => {
    // Waits for the check of the session: what was streamed cannot be taken back.
    const person = await requirePerson(c)
    const { format } = c.req.valid('query')
    const { exportedOn, content } = await exportJournal(services, { person, format })
    const isMarkdown = format === 'markdown'
    c.header('Content-Type', isMarkdown ? 'text/markdown; charset=utf-8' : 'application/json')
    c.header('Content-Disposition', `attachment; filename="firstlight-${exportedOn}.${isMarkdown ? 'md' : 'json'}"`)
    // The response has begun, so its status cannot say that the rest is missing.
    return c.body(textStream(content, (fault) => logFault(c.get('requestId'), c.req.method, c.req.path, fault)))
  })

/** Sends pieces of text as they are made, at the pace at which they are read. A fault cuts the text off and is reported. */
function textStream(pieces: AsyncGenerator<string>, onFault: (fault: unknown) => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (fault) {
        onFault(fault)
        throw fault
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
