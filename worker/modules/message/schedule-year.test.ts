import { expect, it } from 'vitest'
import { addDays, dayNumber } from '#domain/time/local-date'
import { inEveryDatabase } from '../../testing/journals.ts'
import { changeRow, signUpAs } from '../../testing/people.ts'
import { seededRandom } from '../../testing/seeded-random.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createTestClock, hour, minute } from '../../testing/test-clock.ts'
import { claimDueMessages } from './claiming.usecases.ts'
import { preferredTimes } from '../../testing/zones.ts'

const since = '2026-01-31'
/** The days that are compared: without the first and the last, which begin and end in each zone at another instant. */
const [first, last] = ['2026-02-02', '2027-01-29']
const beginning = Date.parse('2026-01-30T00:00:00Z')
const end = Date.parse('2027-01-31T12:00:00Z')
const targetDate = '2026-10-25'

/** The days on which something is due, from the calendar alone. */
const isDueOn: Record<string, (date: string) => boolean> = {
  prompt: () => true,
  week: (date) => new Date(date).getUTCDay() === 0,
  daily: () => true,
  weekly: (date) => (dayNumber(date) - dayNumber(since)) % 7 === 0,
  // Each month on its last day, since the reminder was switched on on a 31st.
  monthly: (date) => addDays(date, 1).endsWith('-01'),
  'same-day': (date) => date === targetDate,
}
const days = Array.from({ length: dayNumber(last) - dayNumber(first) + 1 }, (_, index) => addDays(first, index))

type Written = {
  id: string
  userId: string
  kind: string
  title: string | null
  date: string
  state: string
  dueAt: number
}

it(
  'writes each message of a year once in 16 zones, with cron late, doubled, skipped or hours out',
  { timeout: 600_000 },
  async () => {
    const seed = Date.now() % 1_000_000
    console.log(`seed ${seed}`)
    const random = seededRandom(seed)
    const app = createTestApp({ clock: createTestClock(beginning) })
    const people = await Promise.all(
      Object.entries(preferredTimes).map(async ([timezone, preferredTime]) => {
        const { client, user } = await signUpAs(app, 'employee', { timezone, preferredTime })
        for (const reminderFrequency of ['daily', 'weekly', 'monthly', 'same-day'])
          await client.post('/api/goals', {
            title: reminderFrequency,
            reminderEnabled: true,
            reminderFrequency,
            targetDate: reminderFrequency === 'same-day' ? targetDate : null,
          })
        await changeRow(user.id, { emailVerifiedAt: 1, planChanges: 1 })
        return user
      }),
    )
    await inEveryDatabase('update goals set reminder_since = ?', since)
    await app.cron()

    const claimEverywhere = () =>
      Promise.all(app.services.journals.all().map((journal) => claimDueMessages(app.services, journal)))
    const hoursOut = () => 3 * hour + random.whole(9 * 60) * minute
    for (;;) {
      const [due] = await inEveryDatabase<{ at: number }>('select due_at as at from schedule order by due_at limit 1')
      if (!due || due.at > end) break
      const delay = random.pick([0, random.whole(120) * minute, hoursOut(), hoursOut()])
      app.clock.set(Math.max(app.clock.now() + minute, Math.ceil((due.at + delay) / minute) * minute))
      const runs = random.chance(0.2) ? 2 : 1
      await Promise.all(Array.from({ length: runs }, () => claimEverywhere()))
    }

    const results = await inEveryDatabase<Written>(
      'select messages.id, messages.user_id as userId, kind, title, date, state, due_at as dueAt from messages left join goals on goals.id = subject order by date',
    )
    for (const { id, timezone } of people) {
      for (const [what, isDue] of Object.entries(isDueOn)) {
        const dates = results
          .filter(
            ({ userId, kind, title, date }) =>
              userId === id && (title ?? kind) === what && date >= first && date <= last,
          )
          .map(({ date }) => date)
        expect(dates, `${what} in ${timezone}`).toEqual(days.filter(isDue))
      }
    }
    for (const { id, state, dueAt, date } of results) {
      const writtenAt = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
      expect(state, `${date}, written ${(writtenAt - dueAt) / minute} minutes late`).toBe(
        writtenAt - dueAt > 2 * hour ? 'skipped' : 'waiting',
      )
    }
    expect(Object.keys(Object.groupBy(results, ({ state }) => state)).sort()).toEqual(['skipped', 'waiting'])
  },
)
