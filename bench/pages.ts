/**
 * npm run bench:pages: what a first visit to the public pages weighs and how Lighthouse finds it
 * (mobile, simulated slow 4G), and the Worker's size. Exit code 1 when a budget is broken.
 */
import { chromium } from '@playwright/test'
import { buildPages } from '../scripts/build.ts'
import { chromiumLaunch, installChromium } from '../scripts/chromium.ts'
import { origin } from '../scripts/local-environment.ts'
import { answers, applyMigrations, requireFreePort, startWorker } from '../scripts/worker-process.ts'
import { lookWithLighthouse } from './lighthouse.ts'
import { workerSize } from './worker-size.ts'

const pages = [
  { path: '/', scriptsKB: 140, allKB: 220 },
  { path: '/auth', scriptsKB: 160, allKB: 220 },
]
const scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const workerKiB = 400

let broken = 0
function report(what: string, figure: string, holds: boolean, budget: string) {
  if (!holds) broken += 1
  console.log(`${holds ? 'ok    ' : 'BROKEN'} ${what.padEnd(34)}${figure.padStart(10)}   ${budget}`)
}
const atMost = (what: string, figure: number, budget: number, unit: string) =>
  report(what, `${figure.toFixed(1)} ${unit}`, figure <= budget, `at most ${budget} ${unit}`)

installChromium()
await requireFreePort()
buildPages()
applyMigrations()
const worker = startWorker()
try {
  await answers(worker.process)
  for (const { path, scriptsKB, allKB } of pages) {
    const { scripts, all } = await firstVisit(path)
    atMost(`${path} scripts, gzipped`, scripts / 1000, scriptsKB, 'kB')
    atMost(`${path} everything, with fonts`, all / 1000, allKB, 'kB')
    const found = lookWithLighthouse(origin + path)
    for (const [category, budget] of Object.entries(scores)) {
      const score = found.scores[category] ?? 0
      report(`${path} ${category}`, String(score), score >= budget, `at least ${budget}`)
    }
    for (const line of found.shortcomings) console.log(`         ${line}`)
  }
} finally {
  worker.stop()
}
atMost('Worker, minified and gzipped', workerSize() / 1024, workerKiB, 'KiB')
process.exit(broken > 0 ? 1 : 0)

/** The bodies as they travel, of everything that a browser with an empty cache asks for. */
async function firstVisit(path: string) {
  const browser = await chromium.launch(chromiumLaunch())
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const scripts = new Set<string>()
  const weight = { scripts: 0, all: 0 }
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'text/javascript') scripts.add(requestId)
  })
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    weight.all += encodedDataLength
    if (scripts.has(requestId)) weight.scripts += encodedDataLength
  })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await browser.close()
  return weight
}
