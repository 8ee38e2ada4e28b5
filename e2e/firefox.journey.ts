/**
 * The main path in Debian's Firefox. Playwright drives a Firefox of its own only, so this one is driven by puppeteer-core,
 * over WebDriver BiDi.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { launch, type Page } from 'puppeteer-core'
import { installedFirefox } from '../scripts/browsers.ts'
import { frontOf } from './front.ts'
import { kept } from './kept.ts'
import { rain } from './mornings.ts'
import { somebody, type Person } from './people.ts'

const executablePath = installedFirefox()
const productPort = Number(process.env.JOURNEYS_PORT || '8790')
const front = frontOf({ port: productPort + 11, productPort })

/** For each step. The machine may be busy. */
const longest = 60_000

const test = base.extend<{ firefox: Page }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names in it.
  firefox: async ({}, use) => {
    // As root Firefox refuses the home of somebody else.
    const home = mkdtempSync(join(tmpdir(), 'firstlight-firefox-'))
    try {
      const browser = await launch({
        browser: 'firefox',
        executablePath,
        userDataDir: join(home, 'profile'),
        env: { HOME: home, PATH: process.env.PATH },
        extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
        defaultViewport: { width: 1280, height: 800 },
        timeout: longest,
      })
      const page = await browser.newPage()
      page.setDefaultTimeout(longest)
      const faults: unknown[] = []
      page.on('pageerror', (error) => faults.push(error))
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      await use(page)
      await browser.close()
      expect(faults).toEqual([])
    } finally {
      rmSync(home, { recursive: true, maxRetries: 5 })
    }
  },
})

test.skip(!executablePath, "Debian's Firefox is not installed here.")
// One front, so one after the other.
test.describe.configure({ mode: 'default' })
test.beforeEach(() => front.connect())
test.afterAll(() => front.cut())

const open = (page: Page, path = '/') => page.goto(front.origin + path)
const named = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`
const press = (page: Page, name: string, within = '') => page.locator(`${within} ${named('button', name)}`).click()
const fill = (page: Page, name: string, text: string) => page.locator(named('textbox', name)).fill(text)
const fillPassword = (page: Page, { password }: Person) => page.locator('input[name=password]').fill(password)
const gratitude = "What are 3 things you're grateful for today?"

async function write(page: Page): Promise<void> {
  await fill(page, gratitude, rain.gratitudeText)
  await fill(page, 'What are 3 small wins to move your day forward?', rain.goalsText)
}

/** The six lines and the whole letter are shown. */
async function expectWritten(page: Page): Promise<void> {
  for (const line of `${rain.gratitudeText}\n${rain.goalsText}`.split('\n'))
    await page.locator(`li ::-p-text(${line})`).wait()
  await page.locator(`${named('region', 'Your Personal Motivation')} ::-p-text(Written at)`).wait()
}

/** Leaves the browser signed in, without going through the screens. */
async function signUp(page: Page): Promise<void> {
  await open(page, '/privacy')
  const status = await page.evaluate(
    async (person) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/dev/register', { method: 'POST', headers, body: JSON.stringify(person) })).status
    },
    { ...somebody(), timezone: 'America/New_York', preferredTime: '06:00' },
  )
  expect(status).toBe(201)
  await open(page)
  await page.locator(named('textbox', gratitude)).wait()
}

test('a visitor writes, signs up, gets the letter, signs out and in again', async ({ firefox: page }) => {
  const person = somebody()
  await open(page)
  await write(page)
  await press(page, "Let's Go")
  await fill(page, 'Email', person.email)
  await fillPassword(page, person)
  await press(page, 'Continue')
  await fill(page, 'Name', person.name)
  await fill(page, 'Username', person.username)
  await fill(page, 'Phone', person.phone)
  await press(page, 'Create Account')
  await expectWritten(page)

  await open(page, '/settings')
  await press(page, 'Sign Out', 'main')
  await press(page, 'Sign Out', '[role=alertdialog]')
  await fill(page, 'Username or email', person.email)
  await fillPassword(page, person)
  await press(page, 'Log In')
  await expectWritten(page)
})

test('the app opens without a connection, with what was written', async ({ firefox: page }) => {
  await signUp(page)
  await page.waitForFunction(async () => Boolean(await caches.match('/shell')))
  await expect.poll(() => kept(page, 'wholeAt')).toBeTruthy()
  await front.cut()
  await open(page)
  await write(page)
  await open(page)
  await page.waitForFunction((text) => document.querySelector('textarea')?.value === text, {}, rain.gratitudeText)
  await front.connect()
  await press(page, 'Send My Response')
  await expectWritten(page)
})

test('Today fits every window, before and after the letter', async ({ firefox: page }) => {
  const expectNoSidewaysScroll = async () => {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewport({ width, height: 800 })
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overflow, `at ${width} pixels`).toBeLessThanOrEqual(0)
    }
  }
  await signUp(page)
  await write(page)
  await expectNoSidewaysScroll()
  await press(page, 'Send My Response')
  await expectWritten(page)
  await expectNoSidewaysScroll()
})
