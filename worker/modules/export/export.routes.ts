import { Hono } from 'hono'
import * as z from 'zod/mini'
import { localDate } from '#domain/local-date'
import { textStream } from '../../core/text-stream.ts'
import { accept } from '../../core/validation.ts'
import { signedIn } from '../account/session/authenticate.ts'
import type { Edge } from '../../edge.ts'
import { everyEntry } from '../entry/entry-reading.usecases.ts'
import { entryJson } from '../entry/entry.json.ts'
import { listGoals } from '../goal/goal.usecases.ts'
import { listDevices } from '../account/session/session.usecases.ts'
import { userJson } from '../account/user/user.json.ts'
import { exportAsJson, exportAsMarkdown } from './export.usecases.ts'

const chosen = z.object({ format: z._default(z.enum(['json', 'markdown'], 'Please ask for json or markdown'), 'json') })

export const exportRoutes = new Hono<Edge>().get('/', accept('query', chosen), async (c) => {
  // Waits for the last word on the session: what streams out cannot be called back.
  const person = await signedIn(c)
  const { sessions, entries, goals, now } = c.get('services')
  const user = userJson(person.user)
  const exportedOn = localDate(now(), user.timezone)
  const parts = {
    user,
    entries: entriesJson({ userId: user.id, entries }),
    goals: await listGoals({ userId: user.id, goals }),
  }
  const isMarkdown = c.req.valid('query').format === 'markdown'
  const pieces = isMarkdown
    ? exportAsMarkdown({ ...parts, exportedOn })
    : exportAsJson({
        ...parts,
        exportedAt: new Date(now()).toISOString(),
        devices: await listDevices({ userId: user.id, person, sessions, now: now() }),
      })
  c.header('Content-Type', isMarkdown ? 'text/markdown; charset=utf-8' : 'application/json')
  c.header('Content-Disposition', `attachment; filename="firstlight-${exportedOn}.${isMarkdown ? 'md' : 'json'}"`)
  return c.body(textStream(pieces))
})

async function* entriesJson(whose: Parameters<typeof everyEntry>[0]) {
  for await (const entry of everyEntry(whose)) yield entryJson(entry)
}
