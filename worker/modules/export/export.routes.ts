import { Hono } from 'hono'
import { localDate } from '#domain/local-date'
import { textStream } from '../../core/text-stream.ts'
import { signedIn } from '../../core/visit.ts'
import type { Edge } from '../../edge.ts'
import { everyEntry } from '../entry/entry-reading.usecases.ts'
import { entryJson } from '../entry/entry.json.ts'
import { listGoals } from '../goal/goal.usecases.ts'
import { listDevices } from '../session/session.usecases.ts'
import { userJson } from '../user/user.json.ts'
import { exportAsJson } from './export.usecases.ts'

export const exportRoutes = new Hono<Edge>().get('/', async (c) => {
  // Waits for the last word on the session: what streams out cannot be called back.
  const person = await signedIn(c)
  const { sessions, entries, goals, now } = c.get('services')
  const user = userJson(person.user)
  const pieces = exportAsJson({
    user,
    exportedAt: new Date(now()).toISOString(),
    entries: entriesJson({ userId: user.id, entries }),
    goals: await listGoals({ userId: user.id, goals }),
    devices: await listDevices({ userId: user.id, person, sessions, now: now() }),
  })
  c.header('Content-Type', 'application/json')
  c.header('Content-Disposition', `attachment; filename="firstlight-${localDate(now(), user.timezone)}.json"`)
  return c.body(textStream(pieces))
})

async function* entriesJson(whose: Parameters<typeof everyEntry>[0]) {
  for await (const entry of everyEntry(whose)) yield entryJson(entry)
}
