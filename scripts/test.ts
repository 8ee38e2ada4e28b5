/** npm test: installs what is missing, runs every check and prints the counts. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installChromium, installFirefox } from './browsers.ts'
import { root } from './local-environment.ts'

const none: Count = { passed: 0, failed: 0 }
const results = join(root, 'test-results')
const unitReport = join(results, 'unit.json')
const journeysReport = join(results, 'journeys.json')

if (import.meta.main) {
  rmSync(results, { recursive: true, force: true })
  installChromium()
  installFirefox()
  const outcomes = [
    run('check:types'),
    run('check:format'),
    run('check:lint'),
    run('check:unused'),
    run('build'),
    run('check:unit', ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`], () =>
      unitCount(read(unitReport)),
    ),
    // The Playwright configuration names the file of this report.
    run('check:journeys', [], () => journeysCount(read(journeysReport))),
  ]

  console.log('')
  for (const { name, ok, seconds, count } of outcomes) {
    const tests = count.passed + count.failed > 0 ? `, ${inWords(count)}` : ''
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s${tests})`)
    for (const title of count.retried ?? []) console.log(`       needed a second try: ${title}`)
  }
  const total = outcomes.reduce(
    // A step that fails without a failed test (types, lint, a crash) counts as one failure.
    (sum, { ok, count }) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + (ok ? 0 : Math.max(1, count.failed)),
    }),
    none,
  )
  console.log(`\n${inWords(total)}`)
  process.exit(total.failed > 0 ? 1 : 0)
}

function run(name: string, args: string[] = [], countOf?: () => Count) {
  console.log(`\n— ${name}`)
  const begun = Date.now()
  const { status } = spawnSync('npm', ['run', '--silent', name, '--', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const count = countOf?.() ?? none
  // A suite without a passed test fails, and so does one with a test that needed a second try.
  const ok = status === 0 && count.failed === 0 && (!countOf || count.passed > 0)
  return { name, ok, seconds: Math.round((Date.now() - begun) / 1000), count }
}

function read(report: string): unknown {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}

type Count = {
  passed: number
  failed: number
  /** Titles of tests that passed at a second try. */
  retried?: string[]
}

/** From the JSON report of Vitest. */
function unitCount(report: unknown): Count {
  const { numPassedTests = 0, numFailedTests = 0 } = (report ?? {}) as {
    numPassedTests?: number
    numFailedTests?: number
  }
  return { passed: numPassedTests, failed: numFailedTests }
}

type Suite = { specs?: { title: string; tests: { status: string }[] }[]; suites?: Suite[] }

/** From the JSON report of Playwright. A test that needed a second try counts as failed. */
export function journeysCount(report: unknown): Count {
  const { stats, suites = [] } = (report ?? {}) as {
    stats?: { expected: number; unexpected: number; flaky: number }
    suites?: Suite[]
  }
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {}
  return { passed: expected, failed: unexpected + flaky, retried: flakyTitles(suites) }
}

function flakyTitles(suites: Suite[]): string[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...flakyTitles(inner),
  ])
}

function inWords({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`
}
