import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { helpMessage } from '#domain/coach/help-message'
import { newId } from '#domain/id'
import { readerVersion } from '#domain/tone'
import { databaseOf, emptyTables, inEveryDatabase, journalWith, ownJournal } from '../../testing/journals.ts'
import { newMorning, testDay, writeMorning } from '../../testing/mornings.ts'
import { signUpAs, type TestPerson } from '../../testing/people.ts'
import { forgetTones, storedTonesOf, storeTone } from '../../testing/stored-tones.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { bytesPerRun, entriesPerRun, readWaitingEntries } from './waiting-entry.usecases.ts'

let app: TestApp
let person: TestPerson
beforeEach(async () => {
  await emptyTables('entries')
  app = createTestApp()
  person = await signUpAs(app, 'premium')
})
afterEach(() => vi.restoreAllMocks())

/** Entries from before tones were stored, of the days before the first one of the year 2000. */
async function addOldEntries(many: number, gratitudeText: string): Promise<void> {
  const db = await databaseOf(person.user)
  await db
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, version, created_at, updated_at, search_text)
     select ? || i, ?, date('2000-01-01', '-' || i || ' days'), ?, 'Rest', '', 1, 1, 1, '' from n`,
    )
    .bind(many, newId(1), person.user.id, gratitudeText)
    .run()
}

const journal = () => journalWith(app, person.user)
const tonesOf = () => storedTonesOf(person.user)
const readEntries = async () => (await tonesOf()).filter((row) => row.reader_version > 0)

describe('the job that reads the entries which wait', () => {
  it('reads the newest of them first, a bounded number in a run, until all have their tone', async () => {
    await addOldEntries(2 * entriesPerRun + 1, 'My mother died and I cried all night')
    await app.cron()
    const first = await readEntries()
    expect(first).toHaveLength(entriesPerRun)
    expect(first.every(({ tone, reader_version }) => tone === 'quiet' && reader_version === readerVersion)).toBe(true)
    expect(first.at(-1)!.date).toBe('1999-12-31')
    await app.cron()
    expect(await readEntries()).toHaveLength(2 * entriesPerRun)
    await app.cron()
    expect(await readEntries()).toHaveLength(2 * entriesPerRun + 1)
  })

  it('reads a bounded number of bytes in a run', async () => {
    const text = 'Rain on the roof. '.repeat(1_100)
    const fit = Math.floor(bytesPerRun / (text.length + 'Rest'.length))
    await addOldEntries(fit + 3, text)
    await app.cron()
    expect(await readEntries()).toHaveLength(fit)
    await app.cron()
    expect(await readEntries()).toHaveLength(fit + 3)
  })

  it('reads an entry that is larger than that alone', async () => {
    await addOldEntries(2, 'R'.repeat(bytesPerRun))
    await app.cron()
    expect(await readEntries()).toHaveLength(1)
  })

  it('costs one query when nothing waits', async () => {
    await writeMorning(person.client)
    app.watch.begin()
    await readWaitingEntries(await journal())
    expect(app.watch.calls).toHaveLength(1)
    expect(app.watch.of('d1')[0]!.sql).toEqual([expect.stringMatching(/^select .* from "entries"/)])
  })

  it('leaves an entry as it is that was changed while it was read', async () => {
    const { client, user } = person
    const { id } = await writeMorning(client)
    await forgetTones(user)
    const stored = await journal()
    const whileReading = (change: () => Promise<unknown>) =>
      readWaitingEntries({
        ...stored,
        async listWaitingEntries(...asked) {
          const waiting = await stored.listWaitingEntries(...asked)
          await change()
          return waiting
        },
      })
    await whileReading(() => client.patch(`/api/entries/${id}`, { eveningText: 'I want to kill myself' }))
    expect(await tonesOf()).toMatchObject([{ tone: 'help', reader_version: readerVersion }])

    // A reply does not change the version.
    await inEveryDatabase('update entries set ai_response = null, evening_text = ?', '')
    await forgetTones(user)
    const { entries, replies } = await ownJournal(app, user)
    const reply = { aiResponse: helpMessage, writtenBy: 'a model', sentences: [], now: 1 }
    await whileReading(async () => replies.store((await entries.find(id))!, reply))
    expect(await tonesOf()).toMatchObject([{ tone: 'help', reader_version: readerVersion }])

    // During a deployment the release before still writes, and its reader is older. Its text waits for the next run.
    await inEveryDatabase('update entries set ai_response = null')
    await forgetTones(user)
    const older = "update entries set evening_text = 'I want to kill myself', version = version + 1"
    await whileReading(() => inEveryDatabase(older))
    expect(await tonesOf()).toMatchObject([{ tone: null, reader_version: 0 }])
    await readWaitingEntries(await journal())
    expect(await tonesOf()).toMatchObject([{ tone: 'help', reader_version: readerVersion }])
  })

  it('reads the other entries when one cannot be read, which then waits no longer and is still not used', async () => {
    const { client, user } = person
    const { id } = await writeMorning(client)
    await addOldEntries(3, 'My mother died and I cried all night')
    await forgetTones(user)
    await inEveryDatabase("update entries set gratitude_text = x'ff00', done_items = '[' where id = ?", id)
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await app.cron()
    expect(logged.mock.calls.map(([line]) => JSON.parse(line as string))).toMatchObject([
      { event: 'reading.failed', entry: id },
    ])
    expect((await tonesOf()).map(({ tone }) => tone)).toEqual(['quiet', 'quiet', 'quiet', 'unread'])
    app.watch.begin()
    await readWaitingEntries(await journal())
    expect(app.watch.calls).toHaveLength(1)
  })

  it('reads an entry again that an older version of the reader read, and until then its tone is the stored one', async () => {
    const { client, user } = person
    await writeMorning(client)
    await storeTone(user, 'help')
    const listed = async () => (await client.get('/api/entries')).json()
    await readWaitingEntries(await journal())
    expect(await listed()).toMatchObject([{ tone: 'help' }])
    await readWaitingEntries(await journal(), readerVersion + 1)
    expect(await tonesOf()).toEqual([{ date: testDay, tone: null, reader_version: readerVersion + 1 }])
    expect(await listed()).toEqual([expect.not.objectContaining({ tone: expect.anything() })])
  })

  it('reads a deleted entry too, so that one that is restored has its tone', async () => {
    const { client, user } = person
    const { id } = await writeMorning(client, { gratitudeText: 'My mother died and I cried all night' })
    await forgetTones(user)
    await client.delete(`/api/entries/${id}`)
    await app.cron()
    expect(await (await client.post(`/api/entries/${id}/restore`)).json()).toMatchObject({ id, tone: 'quiet' })
  })
})

describe('an entry from before tones were stored', () => {
  it('is unread until the job has read it, unless its reply is the help message', async () => {
    const { client, user } = person
    const day = { ...newMorning({ date: '2026-11-18', gratitudeText: 'I want to kill myself' }), diaryText: '' }
    await client.post('/api/import', { days: [{ ...day, aiResponse: '' }] })
    await writeMorning(client, { date: '2026-11-19', gratitudeText: 'I want to kill myself' })
    await writeMorning(client, { date: '2026-11-20' })
    await forgetTones(user)
    const tones = async () =>
      (await (await client.get('/api/entries')).json<{ tone?: string }[]>()).map(({ tone }) => tone)
    expect(await tones()).toEqual(['unread', 'help', 'unread'])
    await app.cron()
    expect(await tones()).toEqual([undefined, 'help', 'help'])
  })
})
