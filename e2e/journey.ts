import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import type axe from 'axe-core'

export { expect, type Page }

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * What a tab reads when it is idle or comes back is refused if another tab has ended its session. All of these calls
 * only read.
 */
const readsWhenIdle = /status of (401|409) .*\/api\/(changes|entries\/(calendar|on-this-day|stats)|entries\?|goals\))/

/**
 * Every journey fails on an error in the console (a broken content security policy is one), and on
 * anything thrown in a page. A journey that provokes an error names its line beforehand.
 */
export const test = base.extend<{ expectInConsole: (line: RegExp) => void }>({
  // The journeys of a worker share a context (`reuseContext`), so that its files and their compiled code are there. What
  // is stored in it and what is open is taken away between two.
  context: async ({ context, serviceWorkers }, use) => {
    let lasts = serviceWorkers === 'allow'
    const lasting = () => (lasts = true)
    onCall(context, ['newCDPSession', 'setOffline'], lasting)
    onCall(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], lasting)
    await use(context)
    if (lasts) await context.close()
  },
  expectInConsole: [
    async ({ context }, use) => {
      const faults: string[] = []
      const expected = [readsWhenIdle]
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (thrown) => faults.push(thrown.error().stack || String(thrown.error())))
      await use((line) => expected.push(line))
      expect(faults.filter((fault) => !expected.some((line) => line.test(fault)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Calls `then` whenever one of these methods is called. */
function onCall<Of extends BrowserContext | BrowserContext['clock']>(of: Of, methods: (keyof Of)[], then: () => void) {
  for (const method of methods) {
    const call = of[method] as (...args: unknown[]) => unknown
    Object.assign(of, {
      [method]: (...args: unknown[]) => {
        then()
        return call.apply(of, args)
      },
    })
  }
}

/** For `test.use`, in journeys about what moves: the letter arrives, screens fade, the slideshow plays. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** The lines of the browser for errors that journeys provoke. */
export const browserSays = {
  reply: (status: number) => new RegExp(`^Failed to load resource: the server responded with a status of ${status} `),
  offline: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
}

const axeScript = readFileSync(join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8')
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What axe looks at. The two schemes differ in colors alone, so dark is checked by the rules of colors. */
const looksAt = {
  light: { type: 'tag', values: wcag },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOnly>

/** What a person reads when a call finds no connection. */
export const unreachable = 'You seem to be offline. Nothing is lost: please try again when the connection is back.'

/** WCAG 2.2 AA in light and in dark, as far as a machine can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is dimmed while a person types is full again when the pointer moves.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
  const still = await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
  // axe runs in the page itself. The pages have no frames.
  await page.evaluate(axeScript)
  for (const [colorScheme, runOnly] of Object.entries(looksAt) as [keyof typeof looksAt, axe.RunOnly][]) {
    // Without motion, so that no color is measured while it changes. Chromium may draw no frame of a page beside which
    // another page was opened, so nothing here waits for the end of an animation.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    })
    const found = await page.evaluate(async (only) => {
      const { violations } = await window.axe.run({ runOnly: only, resultTypes: ['violations'] })
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
      )
    }, runOnly)
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await still.evaluate((style) => (style as HTMLStyleElement).remove())
}

export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  // A toast before it may have the same title and still be visible while it closes.
  const toast = page
    .locator('.toast:not([data-leaving])')
    .filter({ hasText: title })
    .filter({ hasText: description ?? '' })
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible()
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0)
}
