/** Everything that must hold, in one run, with what it needs installed on the way. Ends with the counts. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installChromium } from './chromium.ts'
import { root } from './local-environment.ts'

const results = join(root, 'test-results')
const unitReport = join(results, 'unit.json')
const journeysReport = join(results, 'journeys.json')
type Count = { passed: number; failed: number }
const none: Count = { passed: 0, failed: 0 }

rmSync(results, { recursive: true, force: true })
installChromium()
const outcomes = [
  run('check:types'),
  run('check:format'),
  run('check:lint'),
  run('build'),
  run('check:unit', ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`], () =>
    unitCount(read(unitReport)),
  ),
  // The Playwright configuration writes this report by itself.
  run('check:journeys', [], () => journeysCount(read(journeysReport))),
]

console.log('')
for (const { name, ok, seconds, count } of outcomes) {
  const tests = count.passed + count.failed > 0 ? `, ${inWords(count)}` : ''
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s${tests})`)
}
const total = outcomes.reduce(
  // A step that fails without a failed test of its own (types, lint, a crash) is a failure all the same.
  (sum, { ok, count }) => ({
    passed: sum.passed + count.passed,
    failed: sum.failed + (ok ? 0 : Math.max(1, count.failed)),
  }),
  none,
)
console.log(`\n${inWords(total)}`)
process.exit(total.failed > 0 ? 1 : 0)

function run(name: string, args: string[] = [], countOf?: () => Count) {
  console.log(`\n— ${name}`)
  const begun = Date.now()
  const { status } = spawnSync('npm', ['run', '--silent', name, '--', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const count = countOf?.() ?? none
  // A suite that ran nothing has proven nothing.
  const ok = status === 0 && (!countOf || count.passed > 0)
  return { name, ok, seconds: Math.round((Date.now() - begun) / 1000), count }
}

function read(report: string): unknown {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}

function unitCount(report: unknown): Count {
  const { numPassedTests = 0, numFailedTests = 0 } = (report ?? {}) as {
    numPassedTests?: number
    numFailedTests?: number
  }
  return { passed: numPassedTests, failed: numFailedTests }
}

function journeysCount(report: unknown): Count {
  const { stats } = (report ?? {}) as { stats?: { expected: number; unexpected: number; flaky: number } }
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }
}

function inWords({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`
}
