/**
 * npm run bench:coach: lets the composer answer mornings that nothing was made with (bench/mornings/), counts what a
 * reader would mind, and writes a page with each letter beside its morning. The figures of each first look are in
 * docs/decisions/0032-the-letter-is-made-of-the-page.md. With --evening the letters are those of the evening; with
 * OPENAI_API_KEY a model answers too.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CoachRequest } from '#domain/coach-request'
import type { Band } from '#domain/coach/band'
import { piecesOf } from '#domain/coach/items'
import { composeLetter, letterFor } from '#domain/coach/letter'
import { readPage, type Page } from '#domain/coach/page'
import { addDays } from '#domain/time/local-date'
import { createOpenAiCoach } from '../worker/providers/coach/openai.coach.ts'

type Row = {
  set: string
  id: string
  language: string
  band: Band
  how: string
  gratitudeText: string
  goalsText: string
}
type Answered = { row: Row; page: Page; text: string; kinds: readonly string[] }

const rowsOf = (set: string) =>
  readFileSync(join(import.meta.dirname, 'mornings', `${set}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t') as [string, string, string, string, string])
const textsOf = (text: string) => {
  const [gratitudeText = '', goalsText = ''] = text.split(' || ').map((part) => part.replaceAll(' / ', '\n'))
  return { gratitudeText, goalsText }
}

const sets = ['x', 'y', 'z']
const mornings = sets.flatMap((set) =>
  rowsOf(set).map(([id, language, band, how, text]): Row => ({
    set,
    id,
    language,
    band: band as Band,
    how,
    ...textsOf(text),
  })),
)
const requestOf = (row: Row): CoachRequest => ({
  personId: row.id,
  name: 'Ada',
  date: '2026-11-24',
  isMorning: !process.argv.includes('--evening'),
  premium: false,
  gratitudeText: row.gratitudeText,
  goalsText: row.goalsText,
})
const answer = (row: Row): Answered => ({ row, page: readPage(row), ...composeLetter(requestOf(row)) })

const shareOf = (part: number, of: number) => `${part} of ${of} (${of === 0 ? '-' : (part / of).toFixed(3)})`
const print = (what: string, figure: string, target: string) =>
  console.log(`  ${what.padEnd(48)}${figure.padStart(22)}   ${target}`)
const bandOf = ({ page }: Answered) => (page.kind === 'ordinary' ? page.band : page.kind)

const quotation = /“([^”]*)”|„([^“]*)“|«[\s\u202f]?([^»]*?)[\s\u202f]?»|‘([^’]*)’(?!\p{L})/gu
const plain = (text: string) => text.replace(/[\u2068\u2069]/gu, '').replace(/\s+/gu, ' ')
const quotesOf = (text: string) =>
  [...text.matchAll(quotation)].map((match) =>
    plain(match.slice(1).find((part) => part !== undefined) ?? '').replace(/^…/u, ''),
  )
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** The sentences of a letter. A mark within a quotation ends none. */
function sentencesOf(text: string): string[] {
  const held = text.replace(quotation, (quote) => quote.replace(/[.?!…]/gu, '\u0001'))
  return held.split(/(?<=[.?!])\s+|\n+/u).filter((sentence) => sentence.trim() !== '')
}

/** What the writer of the page would mind. */
function report(title: string, letters: readonly Answered[]) {
  console.log(`\n${title}: ${letters.length} mornings`)
  const of = (band: Band) => letters.filter(({ row }) => row.band === band)
  const consoles = ({ kinds }: Answered) => kinds.includes('loss')
  const isChecked = ({ page }: Answered) => page.kind !== 'ordinary'
  const glad = of('bright').filter(consoles)
  const alarms = of('bright').filter(isChecked)
  print('condolence on a glad page', shareOf(glad.length, of('bright').length), 'at most 0.03')
  print('help, or plans of harm, on a glad page', shareOf(alarms.length, of('bright').length), 'at most 0.06')
  print('condolence on an open page', shareOf(of('open').filter(consoles).length, of('open').length), '')
  const cheered = of('hard').filter((one) => bandOf(one) === 'bright')
  print('cheer on a hard page', shareOf(cheered.length, of('hard').length), 'at most 0.03')
  for (const band of ['hard', 'bright'] as const)
    print(
      `${band} pages read as such`,
      shareOf(of(band).filter((one) => bandOf(one) === band).length, of(band).length),
      '',
    )
  const ordinary = letters.filter(({ page }) => page.kind === 'ordinary')
  const quotes = ordinary.flatMap(({ row, text }) => {
    const page = plain(`${row.gratitudeText}\n${row.goalsText}`)
    return quotesOf(text).map((quote) => page.includes(quote.trim()))
  })
  print('quotations that are on the page', shareOf(quotes.filter(Boolean).length, quotes.length), 'all')
  const items = ordinary.flatMap(({ row, text }) => {
    const quoted = quotesOf(text).map((quote) => quote.trim())
    // A short line that holds several items is quoted whole.
    return piecesOf(row.gratitudeText).map((item) =>
      quoted.some((quote) => plain(item).includes(quote) || quote.includes(plain(item).replace(/[.\s]+$/u, ''))),
    )
  })
  print('lines of thanks that are named', shareOf(items.filter(Boolean).length, items.length), 'at least 0.85')
  const sentences = ordinary.flatMap(({ row, text }) => {
    const known = new Set(wordsOf(`${row.gratitudeText} ${row.goalsText}`))
    return sentencesOf(text).map((sentence) => ({
      asks: sentence.trim().endsWith('?'),
      needsPage:
        sentence.includes('\u0001') ||
        quotesOf(sentence).length > 0 ||
        wordsOf(sentence).some((word) => known.has(word)),
    }))
  })
  print(
    'sentences that need the page',
    shareOf(sentences.filter(({ needsPage }) => needsPage).length, sentences.length),
    'at least 0.6',
  )
  const questions = sentences.filter(({ asks }) => asks)
  print(
    'questions with a word of the page',
    shareOf(questions.filter(({ needsPage }) => needsPage).length, questions.length),
    'at least 0.9',
  )
  if (process.argv.includes('--misses'))
    for (const { row, page } of [...glad, ...alarms, ...cheered])
      console.log(
        `    ${row.id} ${row.band} (${row.how}), read as ${page.kind}: ${row.gratitudeText.replaceAll('\n', ' | ')}`,
      )
}

const answered = mornings.map(answer)
for (const set of sets)
  report(
    `Set ${set}`,
    answered.filter(({ row }) => row.set === set),
  )

console.log('\nA month of one person, with Premium')
const months = Map.groupBy(rowsOf('months'), ([person]) => person)
const monthly: Answered[] = []
for (const [person, days] of months) {
  const sent: { date: string; texts: string[]; sentences: string[]; kinds: string }[] = []
  const earlier: { page: Extract<Page, { kind: 'ordinary' }>; date: string; doneItems: string[] }[] = []
  let [repeated, threads] = [0, 0]
  for (const [, date, band, text, done] of days) {
    const row: Row = {
      set: person,
      id: `${person} ${date}`,
      language: 'en',
      band: band as Band,
      how: 'month',
      ...textsOf(text),
    }
    const request: CoachRequest = {
      ...requestOf(row),
      personId: person,
      date,
      premium: true,
      recentSentences: sent.flatMap(({ sentences }) => sentences),
      memory: { recentEntries: earlier.slice(-7), activeGoals: [] },
    }
    const page = readPage(row)
    const letter = composeLetter(request)
    const texts = sentencesOf(letter.text)
    repeated += texts.filter((text) => sent.some((other) => other.texts.includes(text))).length
    threads += letter.kinds.filter((kind) => kind === 'thread').length
    sent.push({ date, texts, sentences: letter.sentences, kinds: letter.kinds.join(' ') })
    if (page.kind === 'ordinary') earlier.push({ page, date, doneItems: done === '' ? [] : done.split(' / ') })
    monthly.push({ row, page, ...letter })
  }
  const worst = sent.map(({ date, kinds }) => {
    const week = sent.filter((other) => other.date <= date && other.date > addDays(date, -7))
    return week.filter((other) => other.kinds === kinds).length
  })
  print(`${person}: same order of sentences within a week`, String(Math.max(...worst)), 'at most 2')
  print(`${person}: sentences repeated within the month`, String(repeated), 'none')
  print(`${person}: threads`, String(threads), '')
}
report('The months', monthly)

const model = modelOf(process.env)
const byModel = new Map<string, string>()
if (model) for (const { row, page } of answered) byModel.set(row.id, await model(page, requestOf(row)))
const file = join(mkdtempSync(join(tmpdir(), 'coach-')), 'letters.html')
writeFileSync(file, lettersPage([...answered, ...monthly], byModel))
console.log(`\nEach letter beside its morning: ${file}`)

/** The model of the environment, if it has a key. It is asked about ordinary pages only. */
function modelOf(env: NodeJS.ProcessEnv): ((page: Page, request: CoachRequest) => Promise<string>) | undefined {
  if (!env.OPENAI_API_KEY) return undefined
  const model = env.OPENAI_MODEL ?? 'gpt-6-luna'
  const coach = createOpenAiCoach({
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    model,
    premiumModel: model,
  })
  return async (page, request) =>
    page.kind === 'ordinary'
      ? coach.reply({ ...request, page }).catch((fault: unknown) => String(fault))
      : letterFor(page, request).text
}

/** One page with every morning beside its letter, and beside the model's if one was asked. */
function lettersPage(letters: readonly Answered[], byModel: ReadonlyMap<string, string>): string {
  const rows = letters.map(({ row, page, text }) => {
    const model = byModel.get(row.id)
    const read = page.kind === 'ordinary' ? page.band : page.kind
    return `<tr><td><b>${row.id}: ${row.band}, read as ${read}</b><br>${escaped(row.gratitudeText)}<hr>${escaped(row.goalsText)}</td>
<td>${escaped(text)}</td>${model === undefined ? '' : `<td>${escaped(model)}</td>`}</tr>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Letters</title>
<style>body{font:16px/1.5 Georgia,serif;margin:2rem auto;max-width:80rem}td{vertical-align:top;padding:1rem;border-top:1px solid #ccc;white-space:pre-line;width:40%}</style>
<table>${rows.join('\n')}</table>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
