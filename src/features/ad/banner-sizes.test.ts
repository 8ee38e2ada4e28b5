import { expect, it } from 'vitest'
import { bannerSizes } from './banner-sizes.ts'

it('there are three sizes of banners', () => {
  expect(bannerSizes).toEqual({
    banner: { width: 320, height: 50 },
    'large-banner': { width: 320, height: 100 },
    'medium-rectangle': { width: 300, height: 250 },
  })
})
