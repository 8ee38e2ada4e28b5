import { describe, expect, it } from 'vitest'
import type { Answer } from '#domain/ask/answer'
import { composerName } from '#domain/coach-request'
import { searchTextOfEntry } from '#domain/entry-search'
import { readerVersion } from '#domain/tone'
import { askedJournal, lastDay, questions, questionsAboutNothing, type AskedDay } from '../../testing/asked-journal.ts'
import { databaseOf } from '../../testing/journals.ts'
import { newMorning, testDay, writeMorning } from '../../testing/mornings.ts'
import { changeRow, signUp, signUpAs } from '../../testing/people.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { day } from '../../testing/test-clock.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createTestCoach } from '../../testing/test-coach.ts'
import { composerCoach } from '../coach/composer.coach.ts'
import { withFallback } from '../coach/with-fallback.ts'

const ask = (client: TestClient, question: string) => client.post('/api/entries/ask', { question })
const answerTo = async (client: TestClient, question: string) => {
  const reply = await ask(client, question)
  expect(reply.status).toBe(200)
  return reply.json<Answer>()
}
const slept = 'When did I last sleep well?'

/** Without a call for each day. */
async function store(userId: string, days: AskedDay[]) {
  const db = await databaseOf({ id: userId })
  const rows = days.map(({ date, texts }) => ({
    id: `${userId}${date}`,
    date,
    ...texts,
    searchText: searchTextOfEntry(texts),
  }))
  await db
    .prepare(
      `insert into entries (id, user_id, date, gratitude_text, goals_text, diary_text, evening_text, search_text, reader_version, version, created_at, updated_at)
       select value ->> 'id', ?1, value ->> 'date', value ->> 'gratitudeText', value ->> 'goalsText', value ->> 'diaryText',
         value ->> 'eveningText', value ->> 'searchText', ?2, 1, 1, 1 from json_each(?3)`,
    )
    .bind(userId, readerVersion, JSON.stringify(rows))
    .run()
}

function setUp() {
  const [coach, composer] = [createTestCoach('large:70b'), createTestCoach(composerName)]
  return { coach, composer, app: createTestApp({ services: { coach, composer } }) }
}

describe('a question to the journal, without a model', () => {
  it('is answered by the sentences that were found, with their days', async () => {
    const { client } = await signUpAs(createTestApp(), 'premium')
    await writeMorning(client, { date: '2026-10-30', gratitudeText: 'Tea\nSlept through the night' })
    await writeMorning(client, { date: '2026-03-14', goalsText: 'Buy bread. Sleep early!' })
    await writeMorning(client)
    expect(await answerTo(client, slept)).toEqual({
      said: [],
      passages: [
        { date: '2026-10-30', section: 'gratitudeText', text: 'Slept through the night' },
        { date: '2026-03-14', section: 'goalsText', text: 'Sleep early!' },
      ],
      leftOut: false,
      needsHelp: false,
    })
    expect((await answerTo(client, 'Where did I meet Katharina?')).passages).toEqual([])
    expect((await answerTo(client, 'what did I write in spring')).passages.map(({ date }) => date)).toEqual([
      '2026-03-14',
    ])
  })

  it('finds the right day among the first five of 400, in four of five questions, and no sentence on a wrong day', async () => {
    expect(lastDay).toBe(testDay)
    const { client, user } = await signUpAs(createTestApp(), 'premium')
    const journal = askedJournal()
    await store(user.id, journal)
    let right = 0
    for (const [question, ...days] of questions) {
      const { passages } = await answerTo(client, question)
      right += Number(passages.some(({ date }) => days.includes(date)))
      for (const { date, section, text } of passages)
        expect(journal.find((page) => page.date === date)!.texts[section]).toContain(text)
    }
    expect(right / questions.length).toBeGreaterThanOrEqual(0.8)
    for (const question of questionsAboutNothing) expect((await answerTo(client, question)).passages).toEqual([])
  })

  it('never sees the pages of another person', async () => {
    const app = createTestApp()
    const [{ client }, other] = await Promise.all([signUpAs(app, 'premium'), signUpAs(app, 'premium')])
    await writeMorning(other.client, { gratitudeText: 'Slept through the night' })
    expect((await answerTo(client, slept)).passages).toEqual([])
    await writeMorning(client, { date: '2026-11-20', gratitudeText: 'Slept like a stone' })
    expect((await answerTo(client, slept)).passages.map(({ date }) => date)).toEqual(['2026-11-20'])
  })

  it('needs Premium and words', async () => {
    const app = createTestApp()
    const [free, premium] = await Promise.all([signUp(app), signUpAs(app, 'premium')])
    expect((await ask(app.client(), slept)).status).toBe(401)
    expect((await ask(free.client, slept)).status).toBe(403)
    for (const question of ['', ' \n', 'a'.repeat(301), 'a\0b'])
      expect((await ask(premium.client, question)).status).toBe(400)
  })

  it('is asked so many times a day', async () => {
    const short = createTestApp({ limits: { questionsPerDay: 3 } })
    const person = await signUpAs(short, 'premium')
    for (let time = 0; time < 3; time += 1) expect((await ask(person.client, slept)).status).toBe(200)
    expect((await ask(person.client, slept)).status).toBe(429)
    short.clock.advance(day)
    expect((await ask(person.client, slept)).status).toBe(200)
  })

  it('says where it stopped in a journal that is longer than one search', async () => {
    const { client, user } = await signUpAs(createTestApp({ limits: { searchedKilobytes: 50 } }), 'premium')
    await store(user.id, askedJournal())
    const agency = 'When was my last day at the agency?'
    const { searchedTo, passages } = await answerTo(client, agency)
    expect(searchedTo! > '2026-01-01' && searchedTo! < '2026-10-01').toBe(true)
    expect(passages.every(({ date }) => date >= searchedTo!)).toBe(true)
    expect(await answerTo(client, 'What did I tell Renata in 2025?')).not.toHaveProperty('searchedTo')
  })
})

describe('a question to the journal, with a model', () => {
  it('is answered in sentences that name what they rest on; others are dropped', async () => {
    const { app, coach } = setUp()
    const { client } = await signUpAs(app, 'premium')
    await writeMorning(client, { date: '2026-10-30', gratitudeText: 'Slept through the night' })
    await writeMorning(client, { date: '2026-03-14', gratitudeText: 'Nine hours of sleep' })
    coach.says =
      'You slept through the night [1]. You are doing well. In May you slept badly [2]. It was nine hours of sleep [2]. And [3].'
    const { said, writtenBy, passages } = await answerTo(client, slept)
    expect({ said, writtenBy }).toEqual({
      said: [
        { text: 'You slept through the night.', dates: ['2026-10-30'] },
        { text: 'It was nine hours of sleep.', dates: ['2026-03-14'] },
      ],
      writtenBy: 'large:70b',
    })
    expect(passages).toHaveLength(2)
    expect(coach.questions.map(({ question, today, premium }) => [question, today, premium])).toEqual([
      [slept, testDay, true],
    ])
  })

  it('is given twelve passages at most, and none of the diary or the evening', async () => {
    const { app, coach } = setUp()
    const { client, user } = await signUpAs(app, 'premium')
    await store(
      user.id,
      Array.from({ length: 20 }, (_, at) => ({
        date: `2026-09-${at + 10}`,
        texts: {
          gratitudeText: `Slept well beside the river, ${at} trees around the tent`,
          goalsText: '',
          diaryText: `Slept well, diary ${at}`,
          eveningText: `Slept well, evening ${at}`,
        },
      })),
    )
    expect((await answerTo(client, slept)).passages).toHaveLength(5)
    const [{ passages } = { passages: [] }] = coach.questions
    expect(passages).toHaveLength(12)
    expect(JSON.stringify(passages)).not.toMatch(/diary|evening/)
  })

  it('is not given pages that need help or were not read yet, which the person is told', async () => {
    const { app, coach } = setUp()
    const { client, user } = await signUpAs(app, 'premium')
    await store(user.id, [
      ...['2026-10-01', '2026-10-02', '2026-10-03'].map((date) => ({
        date,
        texts: { gratitudeText: `Slept well on ${date}`, goalsText: '', diaryText: '', eveningText: '' },
      })),
    ])
    const db = await databaseOf(user)
    await db.prepare(`update entries set tone = 'help' where user_id = ? and date = '2026-10-02'`).bind(user.id).run()
    await db
      .prepare(`update entries set reader_version = 0 where user_id = ? and date = '2026-10-03'`)
      .bind(user.id)
      .run()
    coach.says = 'You slept well [1].'
    const { said, leftOut } = await answerTo(client, slept)
    expect([said, leftOut]).toEqual([[{ text: 'You slept well.', dates: ['2026-10-01'] }], true])
    expect(coach.questions[0]!.passages.map(({ date }) => date)).toEqual(['2026-10-01'])
    await db.prepare(`update entries set tone = 'help' where user_id = ?`).bind(user.id).run()
    expect(await answerTo(client, slept)).toMatchObject({ said: [], leftOut: true })
    expect(coach.questions).toHaveLength(1)
  })

  it('is not given to a model without consent, or beyond the limits of replies', async () => {
    const { app, coach } = setUp()
    const { client, user } = await signUpAs(app, 'premium')
    await writeMorning(client, newMorning({ gratitudeText: 'Slept through the night' }))
    await changeRow(user.id, { lettersByModel: false })
    expect((await answerTo(client, slept)).passages).toHaveLength(1)
    expect(coach.questions).toEqual([])
    const short = createTestApp({ services: { coach, composer: composerCoach }, limits: { coachPerPerson: 1 } })
    const person = await signUpAs(short, 'premium')
    await store(person.user.id, askedJournal())
    for (let time = 0; time < 3; time += 1) expect((await answerTo(person.client, slept)).passages).not.toEqual([])
    expect(coach.questions).toHaveLength(1)
  })

  it('that hangs or fails leaves what was found', async () => {
    const coach = createTestCoach('large:70b')
    const app = createTestApp({
      services: { coach: withFallback({ model: coach, timeoutMs: 30 }), composer: composerCoach },
    })
    const { client, user } = await signUpAs(app, 'premium')
    await store(user.id, askedJournal())
    coach.holdUntil = new Promise(() => {})
    const hanging = await answerTo(client, slept)
    coach.holdUntil = undefined
    coach.fault = new Error('no')
    expect(await answerTo(client, slept)).toEqual(hanging)
    expect(hanging).toMatchObject({
      said: [],
      passages: expect.arrayContaining([expect.objectContaining({ date: '2026-10-30' })]),
    })
    expect(hanging).not.toHaveProperty('writtenBy')
    expect(coach.questions).toHaveLength(2)
  })

  it('gets the help message where the question, or the model, speaks of self-harm', async () => {
    const { app, coach } = setUp()
    const { client, user } = await signUpAs(app, 'premium')
    await store(user.id, askedJournal())
    expect(await answerTo(client, 'When did I write that I want to kill myself?')).toMatchObject({
      said: [],
      passages: [],
      needsHelp: true,
    })
    expect(coach.questions).toEqual([])
    coach.says = '[HELP]'
    expect(await answerTo(client, slept)).toMatchObject({ said: [], passages: [], needsHelp: true })
  })
})
