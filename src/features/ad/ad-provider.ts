import type { BannerSize } from './banner-sizes.ts'

/** What shows advertisements, here or by the script of a network. An element is removed with what is in it. */
export type AdProvider = {
  /** Fills an element that has the size of the banner. */
  fillBanner(place: HTMLElement, banner: { size: BannerSize; adUnitId: string }): void
  /** Fills an element with an interstitial. Resolves when it is loaded; until then the element is hidden. */
  fillInterstitial(place: HTMLElement, interstitial: { adUnitId: string }): Promise<void>
}
