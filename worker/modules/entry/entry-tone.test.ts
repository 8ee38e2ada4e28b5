import { describe, expect, it } from 'vitest'
import { helpMessage } from '#domain/coach/help-message'
import type { Entry } from '#domain/entry'
import type { Highlights } from '#domain/highlights/highlights'
import type { EarlierPage } from '#domain/on-this-day'
import { textsOf } from '#domain/entry-sections'
import { readerVersion } from '#domain/tone'
import { firstDataAt } from '../../testing/first-data.ts'
import { ownJournal } from '../../testing/journals.ts'
import { newMorning, testDay, writeMorning } from '../../testing/mornings.ts'
import { signUpAs } from '../../testing/people.ts'
import { forgetTones, storedTonesOf, storeTone } from '../../testing/stored-tones.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createTestCoach } from '../../testing/test-coach.ts'
import type { EntryRow } from './entry.repository.ts'

describe('the tone of an entry', () => {
  const sad = 'My mother died on Tuesday and I cried all night'
  const guest = { ...newMorning(), diaryText: sad }
  const ways: Record<string, (client: TestClient) => Promise<unknown>> = {
    'a new entry': (client) => writeMorning(client, { gratitudeText: sad }),
    async 'an edit'(client) {
      const { id } = await writeMorning(client)
      return client.patch(`/api/entries/${id}`, { gratitudeText: sad })
    },
    async 'an edit that keeps the letter'(client) {
      const { id } = await writeMorning(client)
      return client.patch(`/api/entries/${id}`, { gratitudeText: sad, reply: 'keep' })
    },
    async 'a diary'(client) {
      await writeMorning(client)
      return client.patch(`/api/entries/${testDay}/diary`, { diaryText: sad })
    },
    async 'an evening'(client) {
      const { id } = await writeMorning(client)
      return client.patch(`/api/entries/${id}`, { eveningText: sad })
    },
    'the diary of a visitor': (client) => client.post('/api/save-guest-data', guest),
    'an import': (client) =>
      client.post('/api/import', { days: [{ ...newMorning({ gratitudeText: sad }), diaryText: '', aiResponse: '' }] }),
    async 'an entry that is restored'(client) {
      const { id } = await writeMorning(client, { gratitudeText: sad })
      await client.delete(`/api/entries/${id}`)
      return client.post(`/api/entries/${id}/restore`)
    },
  }

  it.each(Object.entries(ways))('is stored with %s', async (_, write) => {
    // The diary of a visitor is stored by a statement of its own for a free person.
    const roles = write === ways['a diary'] ? (['premium'] as const) : (['free', 'premium'] as const)
    for (const role of roles) {
      const { client, user } = await signUpAs(createTestApp(), role)
      await write(client)
      expect(await storedTonesOf(user)).toEqual([{ date: testDay, tone: 'quiet', reader_version: readerVersion }])
    }
  })

  it('is help when a model found it, until the texts that it answered are changed', async () => {
    const coach = createTestCoach()
    const app = createTestApp({ services: { coach } })
    const { client, user } = await signUpAs(app, 'premium')
    coach.reply = () => Promise.resolve(helpMessage)
    const { id } = await writeMorning(client)
    const toneAfter = async (edit: object) => {
      await client.patch(`/api/entries/${id}`, edit)
      return (await storedTonesOf(user)).map(({ tone, reader_version }) => [tone, reader_version])
    }
    expect(await toneAfter({ eveningText: 'Rain' })).toEqual([['help', readerVersion]])
    coach.reply = () => Promise.resolve('A letter')
    expect(await toneAfter({ gratitudeText: 'Rain' })).toEqual([[null, readerVersion]])
  })

  it('stays help when the help message is stored while a diary is', async () => {
    const coach = createTestCoach()
    const app = createTestApp({ services: { coach } })
    const { client, user } = await signUpAs(app, 'premium')
    const { entries } = await ownJournal(app, user)
    let seen: EntryRow | undefined
    coach.reply = async () => {
      seen = await entries.findDay(testDay)
      return helpMessage
    }
    await writeMorning(client)
    const texts = { ...textsOf(seen!), diaryText: 'Rain' }
    expect(await entries.change(seen!, texts, { asksCoach: false, maxStored: null, now: 1 })).toMatchObject({
      changed: { diaryText: 'Rain', tone: 'help' },
    })
  })
})

describe('what is shown, derived or remembered of an entry', () => {
  const earlier = '2026-11-14'
  const month = testDay.slice(0, 7)

  async function setUp() {
    const coach = createTestCoach()
    const app = createTestApp({ services: { coach } })
    const { client, user } = await signUpAs(app, 'premium')
    await writeMorning(client, { date: earlier, gratitudeText: 'Lanterns' })
    const json = async <T>(path: string) => (await client.get(path)).json<T>()
    return { app, coach, client, user, json }
  }

  it('has the stored tone, and no text is read for it', async () => {
    const { client, user, json } = await setUp()
    // The texts say something else than each of these.
    for (const [stored, tone] of [
      ['help', 'help'],
      ['quiet', 'quiet'],
      [null, undefined],
    ] as const) {
      await storeTone(user, stored)
      const entries = [
        await json<Entry>(`/api/entries/${earlier}`),
        ...(await json<Entry[]>('/api/entries')),
        ...(await json<Entry[]>('/api/entries/search?q=lanterns')),
        ...(await json<Entry[]>(`/api/entries/week/2026-11-08`)),
        (await firstDataAt(client, `/?date=${earlier}`)).entry!,
        ...(await firstDataAt(client, '/history')).history!.recent,
        ...(await firstDataAt(client, '/weekly-highlights?week=2026-11-08')).week!.entries,
      ]
      expect(entries.map((entry) => entry.tone)).toEqual(Array.from({ length: 7 }, () => tone))
      expect(await json<Highlights>(`/api/highlights/${month}`)).toMatchObject({
        hasHelpPage: tone === 'help',
        themes: tone === 'help' ? [] : [{ name: 'lanterns', count: 1 }],
      })
      expect(await json(`/api/entries/on-this-day?date=${testDay}`)).toHaveLength(tone ? 0 : 1)
    }
  })

  it('uses no word of a page from before tones were stored, until it was read, and none after it if it needs help', async () => {
    const { app, client, user, json, coach } = await setUp()
    const day = { ...newMorning({ gratitudeText: 'Kites, but I want to kill myself' }), diaryText: '', aiResponse: '' }
    await client.post('/api/import', { days: [{ ...day, date: '2026-11-13' }] })
    await forgetTones(user)
    const used = async () => ({
      themes: (await json<Highlights>(`/api/highlights/${month}`)).themes.map(({ name }) => name),
      lines: await json<EarlierPage[]>(`/api/entries/on-this-day?date=2026-11-20`),
      remembered: await rememberedOn(testDay),
    })
    const rememberedOn = async (date: string) => {
      const { id } = await writeMorning(client, { date, gratitudeText: '1' })
      await client.delete(`/api/entries/${id}`)
      return coach.asked.at(-1)!.memory!.recentEntries.map(({ page }) => page.texts.gratitudeText)
    }
    expect(await used()).toEqual({ themes: [], lines: [], remembered: [] })
    await app.cron()
    expect(await used()).toEqual({ themes: ['lanterns'], lines: [], remembered: ['Lanterns'] })
  })
})
