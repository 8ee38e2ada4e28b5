/**
 * npm run bench keys: measures for how long each key of a search holds up the page, for a person with ten years of
 * entries and a processor slowed four times. Exit code 1 if a key holds it up for longer than the budget.
 */
import { chromium, type Page } from '@playwright/test'
import { addDays, localDate } from '#domain/time/local-date'
import { day, fillJournal, search } from '../e2e/journals.ts'
import { signUp } from '../e2e/people.ts'
import { buildPages } from '../scripts/build.ts'
import { chromiumLaunch, installChromium } from '../scripts/browsers.ts'
import { origin } from '../scripts/local-environment.ts'
import { answers, applyMigrations, requireFreePort, startWorker } from '../scripts/worker-process.ts'
import { gratitude, goals } from './bench-data.ts'
import { finish, report } from './report.ts'

const budget = 100
const days = 3650
const words = ['coffee', 'kindly', 'a']
const diary =
  'Slept well for once, and was up before the others. I keep thinking about what she said on the bridge, and that it was meant kindly. '.repeat(
    12,
  )

installChromium()
await requireFreePort()
buildPages()
applyMigrations()
const worker = startWorker()
let slowest = 0
try {
  await answers(worker.process)
  const browser = await chromium.launch(chromiumLaunch())
  const page = await browser.newPage({ baseURL: origin, extraHTTPHeaders: { Origin: origin } })
  await signUp(page, 'premium')
  const today = localDate(Date.now(), 'America/New_York')
  const texts = { gratitudeText: gratitude, goalsText: goals, diaryText: diary }
  await fillJournal(
    page,
    Array.from({ length: days }, (_, index) => day(addDays(today, -index), texts)),
  )
  await observeTasks(page)
  await page.goto('/history')
  await page.waitForLoadState('networkidle')
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await search(page).focus()
  for (const word of words) {
    const costs: number[] = []
    for (const key of word) {
      const found = page.waitForResponse('**/api/entries/search?*')
      await page.evaluate(() => void (window.tasks.length = 0))
      await page.keyboard.press(key)
      await (await found).finished()
      costs.push(await longestTask(page))
    }
    console.log(`${word}: ${costs.map((cost) => `${cost.toFixed(0)} ms`).join(', ')}`)
    slowest = Math.max(slowest, ...costs)
    await page.evaluate(() => void (window.tasks.length = 0))
    await page.getByRole('button', { name: 'Clear the search' }).click()
    const cleared = await longestTask(page)
    console.log(`  cleared: ${cleared.toFixed(0)} ms`)
    slowest = Math.max(slowest, cleared)
  }
} finally {
  worker.stop()
}
report('the slowest key', `${slowest.toFixed(0)} ms`, slowest <= budget, `at most ${budget} ms`)
finish()

declare global {
  interface Window {
    tasks: number[]
  }
}

async function observeTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.tasks = []
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
}

/** The longest task since the list was emptied, once the page has drawn and has nothing else to do; 0 below 50 ms. */
function longestTask(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(() => resolve(Math.max(0, ...window.tasks)))))
      }),
  )
}
