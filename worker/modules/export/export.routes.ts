import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Language } from '#domain/languages'
import type { Services } from './export.services.ts'
import { inLanguage } from '../../core/language.ts'
import { logFault } from '../../core/logging.ts'
import type { Turn } from '../../core/read-counts.ts'
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
    const onFault = (fault: unknown) => logFault(c.get('requestId'), c.req.method, c.req.path, fault)
    const turn = services.readCounts.beginTurn(person.user.id)
    return c.body(textStream(content, { turn, language: c.get('language'), onFault }))
  })

type Streaming = { turn: Turn; language: Language; onFault: (fault: unknown) => void }

/**
 * Sends pieces of text as they are made, at the pace at which they are read, and has a turn meanwhile. A fault cuts the
 * text off and is reported.
 */
function textStream(
  pieces: AsyncGenerator<string>,
  { turn, language, onFault }: Streaming,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      turn.goOn()
      try {
        const { done, value } = await inLanguage(language, () => pieces.next())
        if (!done) return controller.enqueue(encoder.encode(value))
        turn.end()
        controller.close()
      } catch (fault) {
        turn.end()
        onFault(fault)
        throw fault
      }
    },
    async cancel() {
      try {
        await pieces.return(undefined)
      } finally {
        turn.end()
      }
    },
  })
}
