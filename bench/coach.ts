/**
 * npm run bench:coach: lets the composer answer the mornings of coach-mornings.ts, and a model as well if
 * OPENAI_API_KEY is set, prints what can be counted, and writes a page that shows each letter beside its morning.
 * Exit code 1 if the composer misses a target.
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks, compose, type Check, type Judged } from './coach-figures.ts'
import { mornings } from './coach-mornings.ts'
import { latestMornings } from './coach-mornings-latest.ts'
import { readMornings } from './coach-mornings-read.ts'
import { lives, repeatsIn, shareOfFirstSentences } from './coach-days.ts'
import { citations } from './coach-threads.ts'
import { modelOf } from './coach-model.ts'
import { lettersPage } from './coach-page.ts'

const targets: Record<Check, number> = {
  mood: 0.9,
  'named detail': 0.9,
  language: 1,
  length: 1,
  'quotes whole': 1,
  'quotes spelt right': 1,
  'two quotes at most': 1,
  'no cheer on a dark page': 1,
}

let missed = 0
function report(what: string, figure: string, holds: boolean, target: string) {
  if (!holds) missed += 1
  console.log(`${holds ? 'ok    ' : 'MISSED'} ${what.padEnd(58)}${figure.padStart(16)}   ${target}`)
}

function reportOn(title: string, letters: readonly Judged[], isComposer: boolean) {
  console.log(`\n${title}: ${letters.length} mornings`)
  for (const check of checks) {
    const judged = letters.filter(({ verdict }) => verdict[check] !== undefined)
    const right = judged.filter(({ verdict }) => verdict[check])
    const share = judged.length === 0 ? 1 : right.length / judged.length
    const target = targets[check]
    report(
      check,
      `${right.length} of ${judged.length} (${share.toFixed(3)})`,
      share >= target || !isComposer,
      `at least ${target}`,
    )
    if (process.argv.includes('--misses'))
      for (const one of judged.filter((letter) => !letter.verdict[check]))
        console.log(
          `         ${one.morning.kind}: ${one.morning.gratitudeText.replaceAll('\n', ' | ').slice(0, 90)} -> ${one.read}${check === 'mood' ? '' : `\n           ${one.letter.replaceAll('\n', ' ')}`}`,
        )
  }
}

const tuned = mornings.map(compose)
const read = readMornings.map(compose)
const latest = latestMornings.map(compose)
reportOn('Composer, mornings it was written with', tuned, true)
reportOn('Composer, mornings whose letters were read', read, true)
reportOn('Composer, latest mornings', latest, true)

console.log('\nSixty days of one person, a letter each day')
for (const { name, days } of lives) {
  const { within30, within60, sentences } = repeatsIn(days)
  report(
    name,
    `${within30} / ${within60} of ${sentences}`,
    within30 === 0,
    'repeats within 30 days: 0 / within 60 days',
  )
}
console.log('\nVisitors')
for (const { name, share, visitors } of shareOfFirstSentences([...mornings, ...readMornings, ...latestMornings]))
  report(
    `${name}, ${visitors} visitors`,
    `${(share * 100).toFixed(1)} %`,
    share <= 0.05,
    'share one first sentence: at most 5 %',
  )

const { right, of } = citations()
console.log('\nPremium')
report('an earlier day is cited along a thread, and else not', `${right} of ${of}`, right === of, 'all')

const model = modelOf(process.env)
const byModel: Judged[] = []
if (model) {
  for (const morning of [...mornings, ...readMornings, ...latestMornings]) byModel.push(await model(morning))
  reportOn('Model', byModel, false)
} else console.log('\nNo OPENAI_API_KEY, so no model was asked.')

const page = join(mkdtempSync(join(tmpdir(), 'coach-')), 'letters.html')
writeFileSync(page, lettersPage([...tuned, ...read, ...latest], byModel))
console.log(`\nEvery letter beside its morning: ${page}`)
process.exit(missed > 0 ? 1 : 0)
