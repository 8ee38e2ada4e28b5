/**
 * npm run bench ask: how long an answer without a model takes beside ten years of days, and how often the right day is among the first five of an answer without a model, on an invented journal
 * of 400 days (`worker/testing/asked-journal.ts`), and how often a question about what is on no page finds nothing. `tuned` and `held`
 * show the questions that failed of one half. Exit code 1 if a budget is exceeded.
 */
import { join } from 'node:path'
import { argv } from 'node:process'
import { chooseDays, needlesOf } from '#domain/ask/candidates'
import { readQuestion } from '#domain/ask/question'
import { rankPassages, type Passage } from '#domain/ask/ranking'
import { searchTextOfEntry } from '#domain/entry-search'
import { askedJournal, lastDay, questions, questionsAboutNothing } from '../worker/testing/asked-journal.ts'
import { openLocalDatabase } from '../scripts/database.ts'
import { origin, stateDir } from '../scripts/local-environment.ts'
import { makeState } from './bench-data.ts'
import { bundle } from './bundle.ts'
import { waits } from './load.ts'
import { cpuSeconds, startPlatform, workerProcess } from './platform.ts'
import { finish, inThousands, median, report } from './report.ts'

const journal = askedJournal()
const stored = journal.map(({ date, texts }) => ({ date, bytes: 1_000, searchText: searchTextOfEntry(texts) }))
const textsOn = new Map(journal.map((day) => [day.date, day]))

/** What the Worker does, with SQLite's part in place of the database. */
function ask(asked: string): Passage[] {
  const question = readQuestion(asked, lastDay)
  const needles = needlesOf(question.concepts)
  const { from = '', to = '9999' } = question.period ?? {}
  const days = stored
    .filter(({ date }) => date >= from && date <= to)
    .map(({ searchText, ...day }) => {
      const has = (some: string[]) => Number(some.some((needle) => searchText.includes(needle)))
      return {
        ...day,
        mask: needles.reduce(
          (mask, { own, alike }, at) => mask | (has(own) << (2 * at)) | (has(alike) << (2 * at + 1)),
          0,
        ),
      }
    })
  const { dates, weights } = chooseDays(question, days)
  return rankPassages(question, { pages: dates.map((date) => textsOn.get(date)!), weights, most: 5 })
}

const shown = argv[2]
const halves = { tuned: questions.filter((_, at) => at % 2 === 0), held: questions.filter((_, at) => at % 2 === 1) }
for (const [half, some] of Object.entries(halves)) {
  const found = some.map(([asked, ...days]) => ({ asked, days, answer: ask(asked) }))
  const right = found.filter(({ days, answer }) => answer.some(({ date }) => days.includes(date)))
  const firstIsRight = found.filter(({ days, answer }) => days.includes(answer[0]?.date ?? ''))
  const share = right.length / some.length
  report(`right day among five, ${half}`, `${right.length} of ${some.length}`, share >= 0.8, 'at least 0.8')
  report(`right day first, ${half}`, `${firstIsRight.length} of ${some.length}`, true, 'no budget')
  const wrong = found
    .flatMap(({ answer }) => answer)
    .filter(({ date, section, text }) => !textsOn.get(date)!.texts[section].includes(text))
  report(`sentences with a wrong day, ${half}`, String(wrong.length), wrong.length === 0, 'none')
  if (shown === half)
    for (const { asked, days, answer } of found)
      if (!answer.some(({ date }) => days.includes(date))) console.log({ asked, days, answer })
}
const silent = questionsAboutNothing.filter((asked) => ask(asked).length === 0)
report(
  'nothing found about what is on no page',
  `${silent.length} of ${questionsAboutNothing.length}`,
  true,
  'no budget',
)

/** Characters of a day: as people write, and as much as one search reads in ten years. */
for (const characters of [500, 2_000]) await measureTenYears(characters)
finish()

/** Of the whole call. The words of the first question are on every page. */
async function measureTenYears(characters: number): Promise<void> {
  const state = join(stateDir, 'bench/ask')
  const [person] = await makeState({
    state,
    writers: 1,
    strangersEntries: 20_000,
    ownDays: () => 3_650,
    hasPremium: () => true,
  })
  const db = openLocalDatabase(state)
  const rows = db.prepare('select id, date from entries where user_id = ?').all(person!.id) as {
    id: string
    date: string
  }[]
  const update = db.prepare(
    'update entries set gratitude_text = ?, goals_text = ?, diary_text = ?, search_text = ? where id = ?',
  )
  db.exec('begin')
  for (const [at, { id }] of rows.entries()) {
    const { texts } = journal[at % journal.length]!
    const own = `${texts.gratitudeText}\n${texts.goalsText}\n${texts.diaryText}\nA walk with my father. Slept well.`
    const diaryText = `${own}\n`.repeat(Math.ceil(characters / own.length)).slice(0, characters)
    update.run(texts.gratitudeText, texts.goalsText, diaryText, searchTextOfEntry({ ...texts, diaryText }), id)
  }
  db.exec('commit')
  db.close()
  const platform = await startPlatform({ folder: bundle('worker/index.ts'), state })
  const headers = { Cookie: `firstlight_session=${person!.token}`, Origin: origin, 'Content-Type': 'application/json' }
  for (const question of [
    'When did my father last sleep well after a walk at work?',
    'When did Katharina move to Norway?',
  ]) {
    const body = JSON.stringify({ question })
    const next = () => ({ method: 'POST', path: '/api/entries/ask', headers, body })
    const reply = await fetch(`${origin}/api/entries/ask`, { method: 'POST', headers, body })
    if (!reply.ok) throw new Error(`The question was answered ${reply.status}: ${await reply.text()}`)
    // The first calls compile.
    await waits({ times: 5, next })
    const worker = workerProcess()
    const began = cpuSeconds(worker)
    const times = 30
    const { whole } = await waits({ times, next })
    const cpu = ((cpuSeconds(worker) - began) * 1_000) / times
    // Other programs do not count into the CPU time.
    report(
      `ten years, ${inThousands(characters)} a day: “${question.slice(0, 22)}…”`,
      `${cpu.toFixed(0)} ms of CPU, ${median(whole).toFixed(0)} in all`,
      cpu < 300,
      'under 300 ms of CPU',
    )
  }
  await platform.dispose()
}
