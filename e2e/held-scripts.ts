import type { Page } from '@playwright/test'

/** Holds every script back until it is released, as a slow line does. */
export async function holdScripts(page: Page) {
  let open = () => {}
  const released = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  return {
    /** Returns when the scripts have run: what they would have overwritten, they have overwritten by then. */
    release: async () => {
      open()
      await page.waitForLoadState('networkidle')
    },
  }
}
