/**
 * npm run screenshots: takes the pictures of the documents and of the manifest from the running product, with the
 * people of npm run seed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { localDate } from '#domain/time/local-date'
import { zoneAt } from '../worker/testing/zones.ts'
import { chromiumLaunch, installChromium } from './chromium.ts'
import { origin, root } from './local-environment.ts'
import { answers, requireFreePort } from './worker-process.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

type Picture = { file: string; path: string; viewport: typeof phone; dark?: true; visitor?: true }
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
]
const morning = {
  gratitudeText: 'The heron stood on one leg by the lock\nMaya rang from the night train\nThe first bread of the day',
  goalsText: 'Two pages of the river chapter\nWalk to the mill and back\nWrite to Ida',
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
  for (const { file, path, viewport, dark, visitor } of pictures) {
    const context = await browser.newContext({
      viewport,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      timezoneId: zone,
    })
    if (!visitor) await context.addCookies(cookies)
    const page = await context.newPage()
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(root, file) })
    await context.close()
    console.log(file)
  }
  await browser.close()
}
