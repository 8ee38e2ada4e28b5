/**
 * npm run bench coach: the letter beside each page of the sets in `bench/texts/unseen/`, with which nothing was made, as a
 * page to be read; and how many lines are spoken of. The figures of first looks are in
 * docs/decisions/0032-the-letter-is-made-of-the-page.md. With OPENAI_API_KEY or OPENAI_BASE_URL a model answers too.
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeLetter, letterFor } from '#domain/coach/letter'
import { readPage, type Page } from '#domain/coach/page'
import { foldSentences } from '#domain/coach/phrases'
import { topicOf, type Head } from '#domain/coach/topics'
import { createOpenAiCoach } from '../worker/providers/coach/openai.coach.ts'
import { readFiles, readTexts, type Text } from './texts.ts'

const date = '2026-11-24'
const addressee = { personId: 'reader', name: 'Ada', date, premium: false }
const pages = readTexts(readFiles('unseen')).filter(({ lines }) => lines.some(({ isPlan }) => isPlan))
const model = modelOf(process.env)

const rows: string[] = []
for (const [set, texts] of Map.groupBy(pages, ({ set }) => set)) {
  const read = texts.map((text) => ({ text, page: readPage(textsOf(text)) }))
  const count = (holds: (page: Page) => boolean) => read.filter(({ page }) => holds(page)).length
  const known = (['thanks', 'plans'] as const).map((head) => `${shareKnown(read, head)} of the ${head}`)
  console.log(
    `${set.padEnd(22)} ${texts.length} pages: help ${count(({ kind }) => kind === 'help')}, harm ${count(({ kind }) => kind === 'harm')}, ` +
      `may need help ${count((page) => page.kind === 'ordinary' && page.mayNeedHelp)}, ` +
      `hard ${count((page) => page.kind === 'ordinary' && page.mood === 'hard')}, recognised ${known.join(', ')}`,
  )
  for (const { text, page } of read) {
    const byModel = model && (await model(page))
    rows.push(
      `<tr><td><b>${set} ${text.label}</b><br>${escaped(text.text)}</td><td>${escaped(composeLetter({ ...addressee, ...textsOf(text) }).text)}</td>${byModel === undefined ? '' : `<td>${escaped(byModel)}</td>`}</tr>`,
    )
  }
}
const file = join(mkdtempSync(join(tmpdir(), 'coach-')), 'letters.html')
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>Letters</title>
<style>body{font:16px/1.5 Georgia,serif;margin:2rem auto;max-width:80rem}td{vertical-align:top;padding:1rem;border-top:1px solid #ccc;white-space:pre-line;width:40%}</style>
<table>${rows.join('\n')}</table>`,
)
console.log(`\nEach letter beside its page: ${file}`)

function textsOf({ lines }: Text): { gratitudeText: string; goalsText: string } {
  const linesOf = (plans: boolean) => lines.flatMap(({ text, isPlan }) => (isPlan === plans ? [text] : [])).join('\n')
  return { gratitudeText: linesOf(false), goalsText: linesOf(true) }
}

function shareKnown(read: readonly { page: Page }[], head: Head): string {
  const lines = read.flatMap(({ page }) => (page.kind === 'ordinary' && page.language === 'en' ? page[head] : []))
  return (lines.filter(({ text }) => topicOf(foldSentences(text), head)).length / lines.length).toFixed(2)
}

/** The model of the environment. It is asked about ordinary pages only. */
function modelOf(env: NodeJS.ProcessEnv): ((page: Page) => Promise<string>) | undefined {
  if (!env.OPENAI_API_KEY && !env.OPENAI_BASE_URL) return undefined
  const name = env.OPENAI_MODEL ?? 'gpt-6-luna'
  const coach = createOpenAiCoach({
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseUrl: env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    model: name,
    premiumModel: name,
  })
  return async (page) =>
    page.kind === 'ordinary'
      ? coach.reply({ ...addressee, page }).catch((fault: unknown) => String(fault))
      : letterFor(page, addressee).text
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
