/** The lower bound: the same calls to KV and D1 as the product makes, and nothing else. */
import { Hono, type Context } from 'hono'

type Bindings = { DB: D1Database; KV: KVNamespace }
type Edge = { Bindings: Bindings }

const columns =
  'id, user_id, date, gratitude_text, goals_text, diary_text, evening_text, done_items, mood, ai_response, written_by, responded_at, asked_at, tone, reader_version, version, created_at, updated_at'
const day = `select ${columns} from entries where user_id = ? and date = ?`
const goalColumns =
  'id, user_id, title, description, specific, measurable, achievable, relevant, time_bound, category, priority, target_date, target_time, reminder_enabled, reminder_frequency, reminder_time, status, is_smart_goal, progress, progress_history, milestones, milestones_done, last_reminder_sent, reminder_since, version, created_at, updated_at'
const goals = `select ${goalColumns} from goals where user_id = ? and deleted_at is null order by status, created_at`
const person =
  'select * from sessions join users on users.id = sessions.user_id where token_hash = ? and ended_at is null and sessions.created_at > ? and last_seen_at > ? and is_active = 1'

/** The user id from KV; the cookie holds the key here. */
async function whoAsks(c: Context<Edge>) {
  const hash = c.req.header('Cookie')!.slice('hash='.length)
  const claim = await c.env.KV.get<{ userId: string }>(`session:${hash}`, 'json')
  return { userId: claim!.userId, person: c.env.DB.prepare(person).bind(hash, 0, 0).first() }
}

const rows = async (c: Context<Edge>, sql: string, ...values: unknown[]) =>
  (
    await c.env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results

export default new Hono<Edge>()
  .get('/api/entries', async (c) => {
    const { userId, person } = await whoAsks(c)
    const [found] = await Promise.all([
      rows(c, `select ${columns} from entries where user_id = ? order by date desc limit ?`, userId, 100),
      person,
    ])
    return c.json(found)
  })
  .get('/api/entries/search', async (c) => {
    const { userId, person } = await whoAsks(c)
    const sql = `select ${columns} from entries where user_id = ? and instr(search_text, ?) > 0 order by date desc limit ?`
    const [found] = await Promise.all([rows(c, sql, userId, `\u0001${c.req.query('q')}`, 100), person])
    return c.json(found)
  })
  .get('/api/entries/:date', async (c) => {
    const { userId, person } = await whoAsks(c)
    const [[found]] = await Promise.all([rows(c, day, userId, c.req.param('date')), person])
    return c.json(found)
  })
  .get('/api/goals', async (c) => {
    const { userId, person } = await whoAsks(c)
    const [found] = await Promise.all([rows(c, goals, userId), person])
    return c.json(found)
  })
  .post('/api/entries', async (c) => {
    const { userId, person } = await whoAsks(c)
    const { date, gratitudeText, goalsText, reply } = await c.req.json<Record<string, string>>()
    await person
    const { DB } = c.env
    const id = crypto.randomUUID()
    const insert = `insert into entries (${columns}, search_text) values (?, ?, ?, ?, ?, '', '', '[]', null, null, null, null, 1, null, 1, 1, 1, 1, ?) on conflict do nothing returning ${columns}`
    await DB.prepare(insert).bind(id, userId, date, gratitudeText, goalsText, `${gratitudeText}\n${goalsText}`).first()
    const update = `update entries set ai_response = ?, responded_at = 1, asked_at = null where user_id = ? and id = ? and gratitude_text = ? and goals_text = ? and ai_response is null returning ${columns}`
    return c.json(await DB.prepare(update).bind(reply, userId, id, gratitudeText, goalsText).first(), 201)
  })
