import { expect, moving, test, type Page } from './journey.ts'
import { signUp } from './people.ts'

declare global {
  interface Window {
    transitions: ViewTransition[]
  }
}

test.use(moving)

/** Signs up, and records the transitions between screens. */
async function begin(page: Page): Promise<void> {
  await signUp(page)
  await page.addInitScript(() => {
    window.transitions = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      window.transitions.push(transition)
      return transition
    }
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Follows a link of the navigation, and returns how many parts moved. */
const followAndCount = (page: Page, href: string) =>
  page.evaluate(async (path) => {
    document.querySelector<HTMLElement>(`nav[aria-label=Main] a[href="${path}"]`)!.click()
    while (window.transitions.length === 0) await new Promise(requestAnimationFrame)
    await window.transitions[0]!.ready
    return document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      .length
  }, href)

test('one screen fades into the next', async ({ page }) => {
  await begin(page)
  expect(await followAndCount(page, '/settings')).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})

test('a transition that is skipped, as the next one does it, is not an error', async ({ page }) => {
  await begin(page)
  const outcomes = await page.evaluate(async () => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      transition.skipTransition()
      return transition
    }
    document.querySelector<HTMLElement>('nav[aria-label=Main] a[href="/settings"]')!.click()
    while (window.transitions.length === 0) await new Promise(requestAnimationFrame)
    await window.transitions[0]!.finished
    return Promise.allSettled(window.transitions.map(({ ready }) => ready))
  })
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected'])
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('one screen replaces the next at once', async ({ page }) => {
    await begin(page)
    expect(await followAndCount(page, '/settings')).toBe(0)
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  })
})
