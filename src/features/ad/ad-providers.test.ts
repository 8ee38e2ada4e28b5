import { expect, test } from 'vitest'
import { type AdProvider, loadAdProvider, placeholder } from './ad-providers.ts'

const network: AdProvider = { fillBanner: () => {}, fillInterstitial: async () => {} }

test.each([
  ['network:unit-7', network],
  ['network:ca-app-pub-1:2', network],
  ['unit-7', placeholder],
  ['other:unit-7', placeholder],
  ['toString:unit-7', placeholder],
  ['', placeholder],
])('the ad unit "%s" chooses its provider', async (adUnitId, provider) => {
  expect(await loadAdProvider(adUnitId, { network: async () => network })).toBe(provider)
})
