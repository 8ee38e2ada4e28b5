/**
 * npm run screenshots: takes the pictures of the documents, of the manifest and of links to the landing page from the
 * running product, with the people of npm run seed, and draws the icons.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { localDate } from '#domain/time/local-date'
import { zoneAt } from '../worker/testing/zones.ts'
import { chromiumLaunch, installChromium } from './browsers.ts'
import { origin, root } from './local-environment.ts'
import { answers, requireFreePort } from './worker-process.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

type Picture = { file: string; path: string; viewport: typeof phone; dark?: true; visitor?: true; part?: string }
const screens = { landing: '/', today: '/', history: '/history', highlights: '/weekly-highlights' }
const pictures: Picture[] = [
  ...Object.entries(screens).flatMap(([name, path]) => {
    const picture = { path, ...(name === 'landing' && { visitor: true as const }) }
    return [
      { ...picture, file: `docs/images/${name}.png`, viewport: desk },
      { ...picture, file: `docs/images/${name}-phone-dark.png`, viewport: phone, dark: true as const },
    ]
  }),
  // Of public/manifest.webmanifest.
  { file: 'public/screenshot-narrow.png', path: '/', viewport: phone },
  { file: 'public/screenshot-wide.png', path: '/', viewport: desk },
  { file: 'public/landing.jpg', path: '/', viewport: { width: 1200, height: 630 }, visitor: true },
  { file: 'docs/images/year.png', path: '/history', viewport: desk, part: '.panorama' },
]
const morning = {
  gratitudeText: 'The heron by the lock\nMy daughter laughed at breakfast\nThe first warm bread',
  goalsText: 'Practise the piano\nWalk to the mill\nWrite to Ida',
}
/** The sky of a morning, whenever the pictures are taken. */
const zone = zoneAt(7)

installChromium()
await requireFreePort()
const env = { ...process.env, STATE_DIR: mkdtempSync(join(tmpdir(), 'firstlight-pictures-')) }
const product = spawn(process.execPath, ['scripts/start.ts'], { cwd: root, stdio: 'inherit', env })
try {
  await answers(product)
  spawnSync(process.execPath, ['scripts/seed.ts'], { cwd: root, stdio: 'inherit', env })
  await takeAll()
} finally {
  product.kill('SIGTERM')
  await once(product, 'exit')
  rmSync(env.STATE_DIR, { recursive: true })
}

async function takeAll(): Promise<void> {
  mkdirSync(join(root, 'docs/images'), { recursive: true })
  const browser = await chromium.launch(chromiumLaunch())
  const member = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin } })
  await member.request.post('/api/login', { data: { username: 'pearl', password: 'first-light' } })
  await member.request.patch('/api/user/settings', { data: { timezone: zone } })
  await member.request.post('/api/entries', { data: { date: localDate(Date.now(), zone), ...morning } })
  const { cookies } = await member.storageState()
  await takeIcons(browser)
  for (const { file, path, viewport, dark, visitor, part } of pictures) {
    const context = await browser.newContext({
      viewport,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      timezoneId: zone,
    })
    if (!visitor) await context.addCookies(cookies)
    // As from the second page on.
    await context.addInitScript(() => localStorage.setItem('sans', '1'))
    const page = await context.newPage()
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    // On a desk the year is fetched after the page.
    if (path === screens.history && viewport === desk) await page.locator('.panorama-day').first().waitFor()
    // On a phone the days of the month are: before that those that are not in the list have the hills of the sample.
    if (path === screens.history && viewport === phone) await page.waitForFunction(daysDiffer)
    await (part ? page.locator(part) : page).screenshot({ path: join(root, file) })
    await context.close()
    console.log(file)
  }
  await browser.close()
}

/** In the page: whether no two of the first days of the month have the same hills. */
function daysDiffer(): boolean {
  const days = Array.from(document.querySelectorAll('.month-day .sky-tile')).slice(0, 5)
  return days.length > 0 && new Set(days.map(({ innerHTML }) => innerHTML)).size === days.length
}

/** From the icon of the tab, without its corners: systems cut their own. */
async function takeIcons(browser: Browser): Promise<void> {
  const icon = readFileSync(join(root, 'public/favicon.svg'), 'utf8').replace(' rx="7"', '')
  const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 }
  for (const [name, size] of Object.entries(sizes)) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${icon}`)
    await page.screenshot({ path: join(root, `public/${name}.png`) })
    await page.close()
  }
}
