import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Holds every script back, as a slow line does. */
export async function slowScripts(page: Page, milliseconds: number) {
  let arrived = false
  await page.route('**/assets/*.js', async (route) => {
    await wait(milliseconds)
    arrived = true
    await route.continue().catch(() => {})
  })
  return {
    arrived: () => arrived,
    /** The scripts have run: whatever they would have overwritten, they have overwritten by now. */
    areAlive: () => page.waitForLoadState('networkidle'),
  }
}
