/** npm run screenshots: takes the pictures of the documents from the running product with an empty database. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { somebody, signUp } from '../e2e/people.ts'
import { chromiumLaunch, installChromium } from './chromium.ts'
import { origin, root } from './local-environment.ts'
import { answers, requireFreePort } from './worker-process.ts'

const folder = join(root, 'docs/images')
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

const pictures: { name: string; path: string; viewport: typeof phone; dark?: true; signedIn?: true }[] = [
  { name: 'landing', path: '/', viewport: desk },
  { name: 'landing-phone-dark', path: '/', viewport: phone, dark: true },
  { name: 'auth-phone', path: '/auth', viewport: phone },
  { name: 'today-phone', path: '/', viewport: phone, signedIn: true },
  { name: 'settings', path: '/settings', viewport: desk, signedIn: true },
]

installChromium()
await requireFreePort()
const state = mkdtempSync(join(tmpdir(), 'firstlight-pictures-'))
const product = spawn(process.execPath, ['scripts/start.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, STATE_DIR: state },
})
try {
  await answers(product)
  await takeAll()
} finally {
  product.kill('SIGTERM')
  await once(product, 'exit')
  rmSync(state, { recursive: true })
}

async function takeAll(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(chromiumLaunch())
  const member = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin } })
  const june = { ...somebody('June'), username: 'june', email: 'june@firstlight.example' }
  await signUp(await member.newPage(), 'free', june)
  const { cookies } = await member.storageState()
  for (const { name, path, viewport, dark, signedIn } of pictures) {
    const context = await browser.newContext({
      viewport,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    })
    if (signedIn) await context.addCookies(cookies)
    const page = await context.newPage()
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(folder, `${name}.png`) })
    await context.close()
    console.log(`docs/images/${name}.png`)
  }
  await browser.close()
}
