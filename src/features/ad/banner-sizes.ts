/** In CSS pixels. */
export const bannerSizes = {
  banner: { width: 320, height: 50 },
  'large-banner': { width: 320, height: 100 },
  'medium-rectangle': { width: 300, height: 250 },
}

export type BannerSize = keyof typeof bannerSizes
