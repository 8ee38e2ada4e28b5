import type { Page } from '@playwright/test'

/** Holds requests back until they are released, as a slow line does. */
export async function holdCalls(page: Page, url: string | RegExp) {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    arrive()
    await released
    // The page may have left.
    await route.continue().catch(() => {})
  })
  return { arrived, release }
}

/** The server answers the next request; its answer is held back until it is released. */
export async function holdAnswer(page: Page, url: string) {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch()
      arrive()
      await released
      await route.fulfill({ response }).catch(() => {})
    },
    { times: 1 },
  )
  return { arrived, release }
}

/** Holds every script back. */
export async function holdScripts(page: Page) {
  const { release } = await holdCalls(page, '**/assets/*.js')
  return {
    /** Returns when the scripts have run: what they would have overwritten, they have overwritten by then. */
    release: async () => {
      release()
      await page.waitForLoadState('networkidle')
    },
  }
}
