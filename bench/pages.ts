/**
 * npm run bench pages: measures the size of a first visit to the public pages, the size of the screens of a signed-in
 * person and the time until they show content on slow 4G with a slow processor, Lighthouse scores (mobile, simulated
 * slow 4G) of the screens that are opened most, a second visit with and without a server, and the size of the Worker.
 * Exit code 1 if a budget is exceeded.
 */
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { localDate } from '#domain/time/local-date'
import { somebody, signUp } from '../e2e/people.ts'
import { buildPages } from '../scripts/build.ts'
import { chromiumLaunch, installChromium } from '../scripts/browsers.ts'
import { origin } from '../scripts/local-environment.ts'
import type { SignedInRole } from '../worker/dev/roles.ts'
import { answers, applyMigrations, requireFreePort, startWorker } from '../scripts/worker-process.ts'
import { zoneAt } from '../worker/testing/zones.ts'
import { lookWithLighthouse } from './lighthouse.ts'
import { bundle } from './bundle.ts'
import { finish, report } from './report.ts'

const pages = [
  { path: '/', atOnceKB: 15, scriptsKB: 142, allKB: 220 },
  { path: '/auth', atOnceKB: 160, scriptsKB: 160, allKB: 220 },
]
/** The screens of a person with Premium and an entry of today. */
const screens = [
  { path: '/', scriptsKB: 163 },
  { path: '/history', scriptsKB: 165 },
  { path: '/settings', scriptsKB: 165 },
  { path: '/goals', scriptsKB: 200 },
  { path: '/weekly-highlights', scriptsKB: 200 },
  { path: '/goals/new', scriptsKB: 200 },
]
const eveningScriptsKB = 163
const scores = { accessibility: 100, 'best-practices': 100 }
const publicScores = { ...scores, seo: 100, performance: 98 }
const signedInScores = { ...scores, performance: 95 }
const again = { contentMs: 500, usableMs: 1_500 }
const workerKiB = 600
type Reader = { timezone: string; role: SignedInRole }
const subscriber: Reader = { timezone: 'America/New_York', role: 'premium' }
/** Sees advertisements, and the screen of today as it is in the evening: it loads the most then. */
const eveningReader: Reader = { timezone: zoneAt(20), role: 'free' }

/** In the zone of this machine, which is that of Lighthouse's browser. */
const reader: Reader = { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone, role: 'premium' }

const atMost = (what: string, figure: number, budget: number, unit: string) =>
  report(what, `${figure.toFixed(1)} ${unit}`, figure <= budget, `at most ${budget} ${unit}`)

installChromium()
await requireFreePort()
buildPages()
applyMigrations()
const worker = startWorker()
try {
  await answers(worker.process)
  const browser = await chromium.launch(chromiumLaunch())
  for (const { path, atOnceKB, scriptsKB, allKB } of pages) {
    const context = await browser.newContext({ timezoneId: subscriber.timezone })
    const { atOnce, scripts, all } = await firstVisit(context, path)
    atMost(`${path} scripts before a touch`, atOnce / 1000, atOnceKB, 'kB')
    atMost(`${path} scripts, gzipped`, scripts / 1000, scriptsKB, 'kB')
    atMost(`${path} everything, with fonts`, all / 1000, allKB, 'kB')
  }
  const session = await signUpAndWrite(browser, subscriber)
  for (const { path, scriptsKB } of screens) {
    const { scripts, callsBeforePaint, contentAt } = await firstVisit(
      await browser.newContext({ storageState: session, timezoneId: subscriber.timezone }),
      path,
    )
    atMost(`${path} signed in, scripts`, scripts / 1000, scriptsKB, 'kB')
    report(`${path} signed in, calls before`, String(callsBeforePaint), callsBeforePaint === 0, 'none')
    console.log(`         shows its content after ${contentAt} ms on slow 4G with a slow processor`)
  }
  const inEvening = await firstVisit(
    await browser.newContext({
      storageState: await signUpAndWrite(browser, eveningReader),
      timezoneId: eveningReader.timezone,
    }),
    '/',
  )
  atMost('/ free, in the evening, scripts', inEvening.scripts / 1000, eveningScriptsKB, 'kB')
  const { cookies } = await signUpAndWrite(browser, reader)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  // Nothing else runs beside Lighthouse.
  await browser.close()
  for (const { path } of pages) reportScores(path, lookWithLighthouse(origin + path), publicScores)
  for (const path of ['/', '/history', '/settings', '/goals'])
    reportScores(`${path} signed in,`, lookWithLighthouse(origin + path, cookie), signedInScores)
  await visitAgain(session)
} finally {
  worker.stop()
}
atMost('Worker, minified and gzipped', workerSize() / 1024, workerKiB, 'KiB')
finish()

/**
 * Bytes of the Worker as it is deployed: minified and gzipped, without source maps. Wrangler writes the styles of the
 * drawings too, and uploads none.
 */
function workerSize(): number {
  const folder = bundle('worker/index.ts')
  const parts = readdirSync(folder).filter((name) => !/\.(map|md|css)$/.test(name))
  return parts.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0)
}

function reportScores(
  what: string,
  found: ReturnType<typeof lookWithLighthouse>,
  budgets: Record<string, number>,
): void {
  for (const [category, budget] of Object.entries(budgets)) {
    const score = found.scores[category] ?? 0
    report(`${what} ${category}`, String(score), score >= budget, `at least ${budget}`)
  }
  console.log(`         blocks for ${found.blockingTime}`)
  for (const line of found.shortcomings) console.log(`         ${line}`)
}

/** The transferred bodies of everything that a browser with an empty cache requests. */
async function firstVisit(context: BrowserContext, path: string) {
  const page = await context.newPage()
  await page.setViewportSize({ width: 412, height: 823 })
  const client = await slowDown(context, page)
  const scripts = new Set<string>()
  const weight = { scripts: 0, all: 0 }
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'text/javascript') scripts.add(requestId)
  })
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    weight.all += encodedDataLength
    if (scripts.has(requestId)) weight.scripts += encodedDataLength
  })
  await markContent(page)
  await page.goto(origin + path)
  // On a busy machine the network can be idle before the first content is painted.
  await page.waitForFunction(() => performance.getEntriesByName('content').length > 0)
  await page.waitForLoadState('networkidle')
  const atOnce = weight.scripts
  // The landing page starts its scripts then.
  await page.mouse.move(200, 200)
  await page.waitForFunction(isHydrated)
  const seen = await page.evaluate(() => {
    const contentAt = performance.getEntriesByName('content')[0]!.startTime
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.includes('/api/') && startTime < contentAt)
    return { contentAt: Math.round(contentAt), callsBeforePaint: calls.length }
  })
  await context.close()
  return { ...weight, atOnce, ...seen }
}

/**
 * The screen of today in a browser that has the files and the days from a visit before, at last without a server. The
 * service worker's own calls are not slowed down.
 */
async function visitAgain(session: Awaited<ReturnType<BrowserContext['storageState']>>): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch())
  const context = await browser.newContext({ storageState: session, timezoneId: subscriber.timezone })
  const page = await context.newPage()
  const isKept = page.waitForResponse('**/api/entries/stats')
  await page.goto(origin)
  await isKept
  await page.evaluate(async () => {
    // Stored last.
    while (!(await caches.match('/shell'))) await new Promise(requestAnimationFrame)
  })
  await page.close()
  await reportVisit(context, '/ again')
  const isStopped = once(worker.process, 'exit')
  worker.stop()
  await isStopped
  await reportVisit(context, '/ again, without a server')
  await browser.close()
}

async function reportVisit(context: BrowserContext, what: string): Promise<void> {
  const page = await context.newPage()
  await slowDown(context, page)
  await markContent(page)
  await page.goto(origin)
  await page.waitForFunction(
    () => {
      const isUsable = Object.keys(document.querySelector('h1') ?? {}).some((name) => name.startsWith('__react'))
      return isUsable && performance.getEntriesByName('content').length > 0
    },
    undefined,
    { polling: 'raf' },
  )
  const [contentAt, usableAt] = await page.evaluate(() => [
    performance.getEntriesByName('content')[0]!.startTime,
    performance.now(),
  ])
  await page.close()
  atMost(`${what}, shows its content after`, contentAt!, again.contentMs, 'ms')
  atMost(`${what}, can be used after`, usableAt!, again.usableMs, 'ms')
}

/** Lighthouse's slow 4G and its phone. */
async function slowDown(context: BrowserContext, page: Page) {
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 96_000,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return client
}

async function markContent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => (document.querySelector('h1') ? performance.mark('content') : requestAnimationFrame(look))
    requestAnimationFrame(look)
  })
}

/** React marks what it has hydrated. Runs in the page. */
function isHydrated(): boolean {
  return Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__react'))
}

/** The cookies of a new person with an entry of today. */
async function signUpAndWrite(browser: Browser, { timezone, role }: Reader) {
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin } })
  await signUp(await context.newPage(), role, { ...somebody(), timezone })
  const entry = {
    date: localDate(Date.now(), timezone),
    gratitudeText: 'Rain on the roof',
    goalsText: 'Walk to the river',
  }
  const reply = await context.request.post('/api/entries', { data: entry })
  if (!reply.ok()) throw new Error(`Writing answered ${reply.status()}: ${await reply.text()}`)
  const session = await context.storageState()
  await context.close()
  return session
}
