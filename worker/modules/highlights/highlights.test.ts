import { describe, expect, it } from 'vitest'
import type { Review } from '#domain/highlights/highlights'
import { databaseOf } from '../../testing/journals.ts'
import { firstDataAt } from '../../testing/first-data.ts'
import { writeMorning } from '../../testing/mornings.ts'
import { signUp, signUpAs } from '../../testing/people.ts'
import { costOf } from '../../testing/read-cost.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { TestClient } from '../../testing/test-client.ts'

async function writeDays(client: TestClient, dates: string[]) {
  for (const date of dates) await writeMorning(client, { date, gratitudeText: `Bread on ${date}` })
}

describe('the first data of the highlights screen', () => {
  it('is the current week of the person, from Sunday on or from the day that they chose', async () => {
    // In New York it is still Saturday, in Auckland Sunday.
    const clock = createTestClock(Date.UTC(2026, 10, 22, 2))
    const app = createTestApp({ clock })
    for (const [timezone, weekStart, first, dates] of [
      ['America/New_York', 'Sunday', '2026-11-15', ['2026-11-15', '2026-11-21']],
      ['Pacific/Auckland', 'Sunday', '2026-11-22', ['2026-11-22']],
      ['Pacific/Auckland', 'Monday', '2026-11-16', ['2026-11-21', '2026-11-22']],
      ['America/New_York', 'Saturday', '2026-11-21', ['2026-11-21', '2026-11-22']],
    ] as const) {
      const { client } = await signUpAs(app, 'premium', { timezone })
      if (weekStart !== 'Sunday') await client.patch('/api/user/settings', { weekStart })
      await writeDays(client, ['2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22'])
      const { week } = await firstDataAt(client, '/weekly-highlights')
      expect([week!.first, week!.entries.map(({ date }) => date)]).toEqual([first, dates])
    }
  })

  it('is the seven days from the day that the address names, and never those from a day to come', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    await writeDays(client, ['2026-10-31', '2026-11-01', '2026-11-07', '2026-11-08', '2026-11-16'])
    for (const [asked, first, dates] of [
      ['2026-11-01', '2026-11-01', ['2026-11-01', '2026-11-07']],
      ['2026-11-05', '2026-11-05', ['2026-11-07', '2026-11-08']],
      ['2026-10-25', '2026-10-25', ['2026-10-31']],
      ['2027-01-03', '2026-11-15', ['2026-11-16']],
      ['2026-02-30', '2026-11-15', ['2026-11-16']],
    ] as const) {
      const { week } = await firstDataAt(client, `/weekly-highlights?week=${asked}`)
      expect([week!.first, week!.entries.map(({ date }) => date)], asked).toEqual([first, dates])
    }
  })

  it('has no entries where the plan does not include them', async () => {
    const app = createTestApp()
    for (const role of ['free', 'lapsed'] as const) {
      const { client } = await signUpAs(app, role)
      await writeDays(client, ['2026-11-16'])
      const html = await (await client.get('/weekly-highlights')).text()
      expect(html).not.toContain('Bread on')
    }
  })
})

describe('a review', () => {
  const read = async (client: TestClient, name: string) => (await client.get(`/api/highlights/${name}`)).json<Review>()

  it('gives the figures of a month and of a year, up to today', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    await writeDays(client, ['2025-12-31', '2026-01-01', '2026-10-31', '2026-11-01', '2026-11-20', '2026-11-21'])
    const month = await read(client, '2026-11')
    expect(month.counts).toEqual({ gratitude: 3, goals: 3, diary: 0, total: 3 })
    expect([month.days.length, month.days.at(-1)!.date, month.momentum]).toEqual([21, '2026-11-21', 14])
    expect(month.themes[0]).toEqual({ name: 'bread', count: 3, line: 'Bread on 2026-11-01' })
    expect((await read(client, '2026-10')).days).toHaveLength(31)
    expect((await read(client, '2026')).counts.total).toBe(5)
    expect((await read(client, '2025')).counts.total).toBe(1)
    expect(Object.keys(month.skies)).toEqual(expect.arrayContaining(['2026-11-01', '2026-11-20', '2026-11-21']))
  })

  it('has no word of a page that speaks of self-harm', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    await writeMorning(client, { date: '2026-11-10', gratitudeText: 'Lanterns, but I want to kill myself' })
    await writeMorning(client, { date: '2026-11-11', gratitudeText: 'Bread' })
    const { themes, counts, hasHelpPage, skies } = await read(client, '2026-11')
    expect(themes).toEqual([{ name: 'bread', count: 1, line: 'Bread' }])
    expect(skies['2026-11-10']).toMatchObject({ isWritten: false, mood: null })
    expect([counts.total, hasHelpPage]).toEqual([2, true])
  })

  it('of a year of the largest pages holds a megabyte of them at a time, and gives the figures of all', async () => {
    const reader = createTestApp()
    const { journalOf } = reader.services
    const held: number[] = []
    const counting: typeof journalOf = (owner) => {
      const journal = journalOf(owner)
      const listCounted = (async (...asked: Parameters<typeof journal.entries.listCounted>) => {
        const rows = await journal.entries.listCounted(...asked)
        held.push(new TextEncoder().encode(JSON.stringify(rows)).length)
        return rows
      }) as unknown as typeof journal.entries.listCounted
      return { ...journal, entries: { ...journal.entries, listCounted } }
    }
    const app = createTestApp({ services: { journalOf: counting } })
    const { client, user } = await signUpAs(app, 'premium')
    // Three bytes a letter. What is only counted is not read: ticks, diary, letter.
    const [gratitude, goals, other] = ['Lantern\n' + '感'.repeat(3_990), '恩'.repeat(4_000), 'x'.repeat(10_000)]
    await (
      await databaseOf(user)
    )
      .prepare(
        `with recursive n(i) as (select 0 union all select i + 1 from n where i < 364)
         insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, ai_response, done_items, version, created_at, updated_at, search_text, reader_version)
         select ?1 || i, ?1, date('2025-01-01', '+' || i || ' days'), ?2, ?3, ?4, ?4, json_array(?4), 1, 1, 1, '', 1 from n`,
      )
      .bind(user.id, gratitude, goals, other)
      .run()
    const { counts, themes, skies } = await read(client, '2025')
    expect(counts).toEqual({ gratitude: 365, goals: 365, diary: 365, total: 365 })
    expect([themes[0], Object.keys(skies).length]).toEqual([{ name: 'lantern', count: 365, line: 'Lantern' }, 365])
    const all = held.reduce((sum, bytes) => sum + bytes, 0)
    expect([all > 8_500_000, all < 9_000_000]).toEqual([true, true])
    expect(Math.max(...held)).toBeLessThan(1_050_000)
  })

  it('is of the own entries only', async () => {
    const app = createTestApp()
    const { client: other } = await signUpAs(app, 'premium')
    await writeDays(other, ['2026-11-16'])
    const { client } = await signUpAs(app, 'premium')
    expect((await read(client, '2026-11')).counts.total).toBe(0)
  })

  it('needs Premium, and a month or a year', async () => {
    const app = createTestApp()
    const { client: free } = await signUp(app)
    expect((await free.get('/api/highlights/2026-11')).status).toBe(403)
    const { client } = await signUpAs(app, 'employee')
    for (const name of ['2026-13', '26', '2026-11-01', 'week']) {
      const reply = await client.get(`/api/highlights/${name}`)
      expect(reply.status, name).toBe(400)
      expect(await reply.json()).toMatchObject({ error: { fields: { name: expect.stringContaining('month') } } })
    }
  })

  it('costs one KV read and one D1 round trip', async () => {
    const app = createTestApp()
    const { client } = await signUpAs(app, 'premium')
    await writeDays(client, ['2026-11-16'])
    for (const path of ['/api/highlights/2026', '/weekly-highlights'])
      expect(await costOf(app, client, path), path).toMatchObject({ status: 200, kv: ['get'], waits: 1 })
  })
})
