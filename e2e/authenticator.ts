import type { Page } from '@playwright/test'

/** Chromium's virtual authenticator. */
export async function addAuthenticator(page: Page): Promise<{ refuse: () => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    refuse: async () => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    },
  }
}
