/**
 * npm run bench text: measures what reads texts of people, with texts that are as long as the limits allow and
 * hard to read. Figures are CPU time. Exit code 1 if a budget is exceeded.
 */
import { readQuestion } from '#domain/ask/question'
import { rankPassages } from '#domain/ask/ranking'
import { composeLetter } from '#domain/coach/letter'
import { speaksOfSelfHarm } from '#domain/coach/self-harm'
import { emptyTexts } from '#domain/entry-sections'
import { readImportFiles } from '#domain/import/file'
import { sampleMorning } from '#domain/sample-morning'
import { finish, report } from './report.ts'

/** Of CPU, so that other programs do not count. Its clock is coarse, so the work is repeated. */
function milliseconds(work: () => unknown): number {
  // Compiled before it is measured.
  work()
  const started = process.threadCpuUsage()
  for (let times = 1; ; times += 1) {
    work()
    const { user, system } = process.threadCpuUsage(started)
    if (user + system > 100_000) return (user + system) / 1_000 / times
  }
}

function within(what: string, budget: number, work: () => unknown) {
  const figure = milliseconds(work)
  report(what, `${figure.toFixed(1)} ms`, figure < budget, `under ${budget} ms`)
}

const pages = {
  'without blanks': 'a'.repeat(4_000),
  words: 'word '.repeat(800),
  sentences: 'The sea was calm and we swam. '.repeat(133),
  Chinese: '今天的阳光很好'.repeat(570),
  emoji: '☀️'.repeat(2_000),
  lines: 'tea\n'.repeat(1_000),
  commas: 'tea,'.repeat(1_000),
}
for (const [what, text] of Object.entries(pages))
  within(`composer, 4,000 characters: ${what}`, 50, () =>
    composeLetter({ ...sampleMorning, personId: 'a', name: 'A', gratitudeText: text, goalsText: text }),
  )

const almostHelp = ['want '.repeat(800), 'i don’t want to '.repeat(250), ' '.repeat(4_000), 'ich will '.repeat(400)]
within('self-harm, four pages that almost speak of it', 250, () => almostHelp.map(speaksOfSelfHarm))

const question = readQuestion('When did I last walk to the sea?', '2026-11-21')
for (const [what, text] of Object.entries({ ...pages, marks: `${'!'.repeat(3_999)}a`, quotes: '.”'.repeat(2_000) }))
  within(`question, 4,000 characters: ${what}`, 50, () =>
    rankPassages(question, {
      pages: [{ date: '2026-11-20', texts: { ...emptyTexts, diaryText: text } }],
      weights: question.concepts.map(() => 1),
      most: 5,
    }),
  )

const moments = (text: string) => JSON.stringify({ entries: [{ creationDate: '2020-01-05T12:00:00Z', text }] })
const csv = (rows: string) => `entryDate,entryContent\n${rows}`
const files: Record<string, (many: number) => string> = {
  'spaces in a heading': (many) => `# a${' '.repeat(many)}b`,
  'stars after a date': (many) => `# 2020-01-05 x${'*'.repeat(many)}a`,
  'signs in a heading': (many) => `# 2020-01-05${' #'.repeat(many)}b`,
  backslashes: (many) => `# 2020-01-05\n${'\\'.repeat(many)}x`,
  'pictures that never end': (many) => moments('!['.repeat(many)),
  'moments that never end': (many) => moments('![](dayone-moment:'.repeat(many)),
  'one day again and again': (many) => csv('2020-01-05,word\n'.repeat(many)),
  'a quotation mark that stays open': (many) => csv(`2020-01-05,"${'a,\n'.repeat(many)}`),
  'quotation marks within a cell': (many) => csv(`2020-01-05,"${'a"  b'.repeat(many)},`),
  brackets: (many) => '['.repeat(many),
}
const reader = { zone: 'UTC', today: '2026-11-21' }
// In quadratic time twice as much takes four times as long.
for (const [what, content] of Object.entries(files)) {
  const [half, whole] = [50_000, 100_000].map((many) =>
    milliseconds(() => readImportFiles([{ name: 'journal', text: content(many) }], reader)),
  )
  const times = whole! / half!
  report(`import, twice as much: ${what}`, `${times.toFixed(1)} times`, times < 3, 'under 3 times')
}
finish()
