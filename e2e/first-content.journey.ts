import type { Role } from '#domain/plan'
import { addDays, localDate } from '#domain/time/local-date'
import { zoneAt } from '../worker/testing/zones.ts'
import { storeGoal } from './goals.ts'
import { holdScripts } from './held-calls.ts'
import { expect, test, type Page } from './journey.ts'
import { gratitude, rain, snow, store } from './mornings.ts'
import { partsOf } from './parts.ts'
import { somebody, signUp } from './people.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

type Case = {
  name: string
  path: string
  role?: Role
  parts: string
  seen: (page: Page) => Promise<void>
  hour?: number
  prepare?: (page: Page, today: string) => Promise<void>
}

const cases: Case[] = [
  {
    name: 'the form of a new day',
    path: '/',
    parts: 'h1, .lined-box',
    seen: (page: Page) => expect(gratitude(page)).toBeVisible(),
  },
  {
    name: 'the form of the day after a letter',
    path: '/',
    parts: 'h1, .lined-box, .empty-letter p, p.line-clamp-2',
    seen: (page: Page) => expect(gratitude(page)).toBeVisible(),
    prepare: async (page: Page, today: string) => void (await store(page, rain, addDays(today, -1))),
  },
  ...[9, 20].map((hour) => ({
    name: 'a written day',
    path: '/',
    parts: 'h1, h2, .own-words, .letter-words > p',
    seen: (page: Page) => expect(page.getByRole('button', { name: 'Edit' })).toBeVisible(),
    hour,
    prepare: async (page: Page, today: string) => void (await store(page, rain, today)),
  })),
  {
    name: 'the history',
    path: '/history',
    parts: 'h1, .box, .month-day, .entry-row',
    seen: (page: Page) => expect(page.getByRole('searchbox')).toBeVisible(),
    prepare: async (page: Page, today: string) => {
      await store(page, snow, addDays(today, -1))
      await store(page, rain, today)
    },
  },
  {
    name: 'the list of goals',
    path: '/goals',
    parts: 'h1, header p, header div > *, dt, dd, section, h2, h3, .goal-due > *, .progress-range, .choice, li',
    seen: (page: Page) => expect(page.getByRole('link', { name: 'New Goal' })).toBeVisible(),
    prepare: async (page: Page, today: string) => {
      const milestones = ['As far as the old bridge', 'Three kilometres', 'The whole loop']
      await storeGoal(page, { milestones, milestonesDone: ['Three kilometres'], progress: 35, priority: 'high' })
      await storeGoal(page, { title: 'A word '.repeat(20), category: 'learning', targetDate: addDays(today, 3) })
      for (const number of [1, 2, 3, 4]) await storeGoal(page, { title: `Done ${number}`, progress: 100 })
    },
  },
  {
    name: 'the list without a goal',
    path: '/goals',
    parts: 'h1, header p, header div > *, .empty-state *:not(svg, svg *)',
    seen: (page: Page) => expect(page.getByRole('link', { name: 'New Goal' })).toBeVisible(),
  },
  {
    name: 'the first step of a new goal',
    path: '/goals/new',
    parts: 'h1, h2, section header p, p:has(+ [role=progressbar]), [role=progressbar], [role=progressbar] *',
    seen: (page: Page) => expect(page.getByLabel('Select Goal')).toBeVisible(),
  },
  {
    name: 'the beginning of the settings',
    path: '/settings',
    parts: 'h1, header > *, section, h2, section > div > *, section > div > * > *:not(svg), section p',
    seen: (page: Page) => expect(page.getByRole('button', { name: 'Edit name' })).toBeVisible(),
  },
  {
    name: 'the first of the highlights',
    path: '/weekly-highlights',
    parts:
      'h1, header > *, fieldset, .segment, .box, .calendar-arrow, .highlight-stage, h2, .highlight-content > *, li, section p, section > div > :last-child, .highlight-dot',
    seen: (page: Page) => expect(page.getByRole('button', { name: 'Make a picture' })).toBeVisible(),
    prepare: async (page: Page, today: string) => {
      for (const days of [0, 2, 5]) await store(page, snow, addDays(today, -days))
    },
  },
  {
    name: 'a week without a page',
    path: '/weekly-highlights',
    parts: 'h1, .segment, .box, .highlight-stage, section p, .highlight-dot',
    seen: (page: Page) => expect(page.getByRole('button', { name: 'Make a picture' })).toBeVisible(),
  },
  ...(['free', 'visitor'] as const).map((role) => ({
    name: `the gate of a ${role}`,
    path: '/goals',
    role,
    parts: 'header *, header + div, header + div *',
    seen: (page: Page) => expect(page.getByText('An example of what you would find here.')).toBeVisible(),
  })),
]

for (const { name, path, role = 'premium', parts, seen, hour = 9, prepare } of cases) {
  test.describe(`at ${hour} o'clock`, () => {
    const zone = zoneAt(hour)
    test.use({ timezoneId: zone })
    test(`${name} is seen before the scripts have run, where the screen will be`, async ({ page }) => {
      if (role !== 'visitor') await signUp(page, role, { ...somebody(), timezone: zone })
      await prepare?.(page, localDate(Date.now(), zone))
      for (const size of sizes) {
        await page.setViewportSize(size)
        const scripts = await holdScripts(page)
        await page.goto(path, { waitUntil: 'commit' })
        // For a screen reader the page is loading.
        await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
        await page.waitForFunction(() =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
        )
        await page.evaluate(() =>
          Promise.all(['Fraunces', 'Figtree'].map((font) => document.fonts.load(`1rem ${font}`))),
        )
        const before = await partsOf(page, parts)
        await scripts.release()
        await seen(page)
        // More comes below.
        const after = (await partsOf(page, parts)).slice(0, before.length)
        expect(before.length).toBeGreaterThan(2)
        expect(before.map(({ at }) => at)).toEqual(after.map(({ at }) => at))
        if (path !== '/history') expect(before.map(({ text }) => text)).toEqual(after.map(({ text }) => text))
        await page.unrouteAll()
      }
    })
  })
}
