import { Hono } from 'hono'
import * as z from 'zod/mini'
import { localDate } from '#domain/local-date'
import { textStream } from '../../core/text-stream.ts'
import { accept } from '../../core/validation.ts'
import { requirePerson, type SessionEnv } from '../account/session/session.middleware.ts'
import { listDevices, type SessionServices } from '../account/session/session.usecases.ts'
import { userJson } from '../account/user/user.json.ts'
import { everyEntry, type ReadingServices } from '../entry/entry-reading.usecases.ts'
import { storedEntryJson } from '../entry/entry.json.ts'
import { listGoals, type GoalServices } from '../goal/goal.usecases.ts'
import { exportAsJson, exportAsMarkdown } from './export.usecases.ts'

const chosen = z.object({ format: z._default(z.enum(['json', 'markdown'], 'Please ask for json or markdown'), 'json') })

export const exportRoutes = (services: ReadingServices & GoalServices & SessionServices) =>
  new Hono<SessionEnv>().get('/', accept('query', chosen), async (c) => {
    // Waits for the check of the session: what was streamed cannot be taken back.
    const person = await requirePerson(c)
    const user = userJson(person.user)
    const now = services.now()
    const exportedOn = localDate(now, user.timezone)
    const content = {
      user,
      entries: entriesJson(services, { userId: user.id }),
      goals: await listGoals(services, { userId: user.id }),
    }
    const isMarkdown = c.req.valid('query').format === 'markdown'
    const pieces = isMarkdown
      ? exportAsMarkdown({ ...content, exportedOn })
      : exportAsJson({
          ...content,
          exportedAt: new Date(now).toISOString(),
          devices: await listDevices(services, { userId: user.id, person }),
        })
    c.header('Content-Type', isMarkdown ? 'text/markdown; charset=utf-8' : 'application/json')
    c.header('Content-Disposition', `attachment; filename="firstlight-${exportedOn}.${isMarkdown ? 'md' : 'json'}"`)
    return c.body(textStream(pieces))
  })

async function* entriesJson(...asked: Parameters<typeof everyEntry>) {
  for await (const entry of everyEntry(...asked)) yield storedEntryJson(entry)
}
