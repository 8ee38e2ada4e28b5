import { beforeEach, describe, expect, it } from 'vitest'
import type { Entry } from '#domain/entry'
import { emptyTexts } from '#domain/entry-sections'
import { highlightsOf } from '#domain/highlights/highlights'
import { slideshow } from '#domain/texts/de/slideshow'
import { weekFrom } from '#domain/time/week'
import { databaseOf, emptyTables, inEveryDatabase, journalWith, ownJournal } from '../../testing/journals.ts'
import { writeMorning } from '../../testing/mornings.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { changeRow, signUpAs, type TestPerson } from '../../testing/people.ts'
import { forgetTones } from '../../testing/stored-tones.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock, day, hour, minute } from '../../testing/test-clock.ts'
import { weekMail } from './week.mails.ts'

/** Saturday, 5:00 in New York. */
const saturday = Date.UTC(2026, 10, 21, 10)
/** The preferred time of the next day. */
const sunday = saturday + day + hour

let app: TestApp
beforeEach(async () => {
  await emptyTables('users', 'schedule', 'messages', 'entries')
  app = createTestApp({ clock: createTestClock(saturday) })
})

/** A person with a confirmed address, whose preferred time is 6:00 in New York. */
async function reader(role: 'free' | 'premium' | 'employee' = 'premium'): Promise<TestPerson> {
  const person = await signUpAs(app, role)
  await changeRow(person.user.id, { emailVerifiedAt: saturday - day, promptByEmail: false, planChanges: 1 })
  return person
}

const logOf = async ({ user }: TestPerson) => (await ownJournal(app, user)).messages.list()

async function writeWeek({ client }: TestPerson): Promise<void> {
  await writeMorning(client, { date: '2026-11-14', gratitudeText: 'Pancakes', goalsText: 'Pay the rent' })
  await writeMorning(client, { date: '2026-11-15', gratitudeText: 'Rain on the roof\nBread' })
  await writeMorning(client, { date: '2026-11-17', gratitudeText: 'Rain again\nA letter', goalsText: 'Read a chapter' })
  await writeMorning(client, { date: '2026-11-18', gratitudeText: 'The quiet street', goalsText: 'Call my brother' })
  await writeMorning(client, { date: '2026-11-21', gratitudeText: 'Rain and bread', goalsText: 'Swim' })
}

describe('the weekly mail', () => {
  it('comes on Sunday at the preferred time, once, with the figures of the week and a link to its slides', async () => {
    const person = await reader()
    await writeWeek(person)
    await app.runAt(saturday)
    await writeMorning(person.client, { date: '2026-11-22', gratitudeText: 'Oranges' })
    await app.runAt(sunday - minute)
    expect(await mailsTo(person.user)).toEqual([])
    await app.runAt(sunday, sunday, sunday + minute)
    const [mail, ...more] = await mailsTo(person.user)
    expect([mail!.subject, more]).toEqual(['Your week, Nov 15 – 21, 2026', []])
    const entries = await (await person.client.get('/api/entries/week/2026-11-15')).json<Entry[]>()
    const { themes, areas } = highlightsOf(entries, weekFrom('2026-11-15'))
    expect([themes[0], areas.length]).toEqual([{ name: 'rain', count: 3, line: 'Rain on the roof' }, 3])
    for (const words of [
      'You wrote on Sunday, Tuesday, Wednesday, and Saturday of last week. That is a momentum of 57%.',
      themes
        .slice(0, 3)
        .map(({ name }) => name)
        .join(' · '),
      new Intl.ListFormat('en').format(areas.map(({ name }) => name)),
      `${app.origin}/weekly-highlights?week=2026-11-15`,
    ])
      expect(mail!.text).toContain(words)
    expect(mail!.html!.match(/[●○]/g)!.join('')).toBe('●○●●○○●')
    expect(mail!.text).not.toMatch(/pancakes|oranges|finance/i)
    expect(await logOf(person)).toMatchObject([{ kind: 'week', date: '2026-11-22', state: 'sent' }])

    await app.runAt(sunday + 7 * day)
    expect((await mailsTo(person.user))[0]!.text).toContain('/weekly-highlights?week=2026-11-22')
    expect(await mailsTo(person.user)).toHaveLength(2)
  })

  it('names in German where the small wins were heading, and has a capital for each day in Portuguese', async () => {
    const [german, brazilian] = [await reader(), await reader()]
    await changeRow(german.user.id, { language: 'de' })
    await changeRow(brazilian.user.id, { language: 'pt' })
    for (const person of [german, brazilian]) await writeWeek(person)
    await app.runAt(saturday, sunday)
    expect((await mailsTo(german.user))[0]!.text).toContain(slideshow.areas['Health & Fitness'])
    const { html } = (await mailsTo(brazilian.user))[0]!
    expect([...html!.matchAll(/[●○]<\/span><br>(.)</g)].map(([, letter]) => letter).join('')).toBe('DSTQQSS')
  })

  it('has dates in the form that its reader chose, and no other reader’s', async () => {
    const [british, american] = [await reader(), await reader()]
    expect((await british.client.patch('/api/user/settings', { region: 'britain' })).status).toBe(400)
    expect((await british.client.patch('/api/user/settings', { region: 'GB' })).status).toBe(200)
    for (const person of [british, american]) await writeWeek(person)
    await app.runAt(saturday, sunday, sunday + 7 * day)
    const [empty, mail] = await mailsTo(british.user)
    expect(mail!.subject).toBe('Your week, 15 – 21 Nov 2026')
    expect(empty!.text).toMatch(/today, Sunday,? 29 November 2026\./)
    const [otherEmpty, other] = await mailsTo(american.user)
    expect(other!.subject).toBe('Your week, Nov 15 – 21, 2026')
    expect(otherEmpty!.text).toContain('today, Sunday, November 29, 2026.')
  })

  it('is not sent about a week that ended before the person signed up', async () => {
    app.clock.set(sunday - hour)
    const person = await reader()
    await app.runAt(sunday - minute, sunday)
    expect(await logOf(person)).toEqual([])
    await app.runAt(sunday + 7 * day)
    expect(await logOf(person)).toMatchObject([{ kind: 'week', date: '2026-11-29', state: 'sent' }])
  })

  it.each([
    [['2026-11-15'], 'One page, and what came up in it.'],
    [['2026-11-15', '2026-11-16'], 'Two pages, and what came up in them.'],
  ])('counts the pages of %j in the line beside its subject', (dates, preview) => {
    const week = weekFrom('2026-11-15')
    const entries = dates.map((date) => ({ ...emptyTexts, date, gratitudeText: 'Rain' }))
    const highlights = highlightsOf(entries, week)
    expect(weekMail({ name: 'June', week, highlights, link: '', stop: '' }).preview).toBe(preview)
  })

  it('goes to employees, and not to a free person or without the switch', async () => {
    const [employee, free, off] = [await reader('employee'), await reader('free'), await reader()]
    expect((await off.client.patch('/api/user/settings', { weeklyByEmail: false })).status).toBe(200)
    await app.runAt(saturday, sunday)
    expect(await Promise.all([employee, free, off].map(async (person) => (await logOf(person)).length))).toEqual([
      1, 0, 0,
    ])
  })

  it('is planned again when the switch or the plan changes', async () => {
    const person = await reader()
    const kindsPlanned = async () =>
      (await (await journalWith(app, person.user)).schedule.listOf(person.user.id)).map(({ kind }) => kind)
    for (const weeklyByEmail of [true, false, true]) {
      await person.client.patch('/api/user/settings', { weeklyByEmail })
      await app.cron()
      expect(await kindsPlanned()).toEqual(weeklyByEmail ? ['week'] : [])
    }
    for (const subscriptionStatus of ['free', 'active'] as const) {
      await app.services.users.change(person.user.id, { subscriptionStatus })
      await app.cron()
      expect(await kindsPlanned()).toEqual(subscriptionStatus === 'active' ? ['week'] : [])
    }
  })

  it.each([
    ['Premium has ended', 'no-premium', { subscriptionStatus: 'free', subscriptionEndDate: 1 }],
    ['the switch is off', 'not-wanted', { weeklyByEmail: false }],
    ['the address is no longer confirmed', 'no-address', { emailVerifiedAt: null }],
  ] as const)('is not sent when %s after the mail was due', async (_, reason, changes) => {
    const person = await reader()
    await writeWeek(person)
    await app.runAt(saturday)
    app.clock.set(sunday)
    await app.cron()
    await changeRow(person.user.id, changes)
    await app.runWaiting()
    expect(await mailsTo(person.user)).toEqual([])
    expect(await logOf(person)).toMatchObject([{ kind: 'week', state: 'skipped', reason }])
  })

  it('invites after a week without an entry, without figures, unless the person has chosen none', async () => {
    const [person, without] = [await reader(), await reader()]
    await writeMorning(person.client, { date: '2026-11-14' })
    await without.client.patch('/api/user/settings', { weeklyWhenEmpty: false })
    await app.runAt(saturday, sunday)
    const [mail] = await mailsTo(person.user)
    expect(mail!.subject).toBe('A new week begins')
    expect(mail!.text).toContain('The week behind you has no page.')
    expect(mail!.text).toContain(`${app.origin}/?respond=true`)
    expect(mail!.text).not.toMatch(/%|momentum|\b0\b|miss|lost|broke/i)
    expect(await mailsTo(without.user)).toEqual([])
    expect(await logOf(without)).toMatchObject([{ state: 'skipped', reason: 'empty-week' }])
  })

  it.each([
    ['the gratitude', { gratitudeText: 'Nothing. I want to kill myself' }],
    ['the diary alone', { diaryText: 'I want to kill myself' }],
  ])('has no figure and no word of the week when %s of a page speaks of self-harm', async (_, words) => {
    const person = await reader()
    await writeWeek(person)
    const { diaryText, ...page } = { diaryText: undefined, ...words }
    await writeMorning(person.client, { date: '2026-11-19', ...page })
    if (diaryText) await person.client.patch('/api/entries/2026-11-19/diary', { diaryText })
    await app.runAt(saturday, sunday)
    const [mail] = await mailsTo(person.user)
    expect(mail!.subject).toBe('Your week, Nov 15 – 21, 2026')
    expect(mail!.text).toContain('/weekly-highlights?week=2026-11-15')
    expect(`${mail!.text} ${mail!.html!.replaceAll(/<style>.*<\/style>|<[^>]*>/gs, ' ')}`).not.toMatch(
      /kill|rain|bread|letter|growth|%|momentum|you wrote|pages, and|●/i,
    )
  })

  it.each([
    ['before', false],
    ['after', true],
  ])('has no figure and no word of a week whose page needs help, %s the old page was read', async (_, isRead) => {
    const person = await reader()
    await writeWeek(person)
    const { id } = await writeMorning(person.client, { date: '2026-11-19', gratitudeText: 'Kites' })
    const text = 'Kites, and I want to kill myself'
    await inEveryDatabase('update entries set gratitude_text = ? where id = ?', text, id)
    await forgetTones(person.user)
    await app.runAt(saturday)
    app.clock.set(sunday)
    await app.cron()
    // The job of the schedule has read the pages by now.
    if (!isRead) await forgetTones(person.user)
    await app.runWaiting()
    const [mail] = await mailsTo(person.user)
    expect(mail!.subject).toBe('Your week, Nov 15 – 21, 2026')
    expect(mail!.text).not.toMatch(/kill|kites|rain|%|you wrote/i)
  })

  it('of many people is sent to each with their own days, which are read in one query a job', async () => {
    const people: TestPerson[] = []
    for (let index = 0; index < 41; index++) people.push(await reader())
    for (const [index, { client }] of people.entries())
      for (const weekday of [15, 16, 17, 18, 19, 20, 21].slice(0, 1 + (index % 7)))
        await writeMorning(client, {
          date: `2026-11-${weekday}`,
          gratitudeText: `Word${String.fromCharCode(97 + (index % 26))}`,
        })
    await app.runAt(saturday)
    app.clock.set(sunday)
    await app.cron()
    const perDatabase = Map.groupBy(await Promise.all(people.map(({ user }) => databaseOf(user))), (db) => db)
    const jobs = [...perDatabase.values()].reduce((sum, those) => sum + Math.ceil(those.length / 25), 0)
    expect(app.waiting).toHaveLength(jobs)
    app.watch.begin()
    await app.runWaiting()
    expect(app.watch.of('d1').filter(({ sql }) => /from "entries"/.test(sql.join(' ')))).toHaveLength(jobs)
    const counted = await Promise.all(
      people.map(async (person) => (await mailsTo(person.user)).map(({ html }) => html!.match(/●/g)!.length)),
    )
    expect(counted).toEqual(people.map((_, index) => [1 + (index % 7)]))
  })
})
