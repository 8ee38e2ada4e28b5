import { common } from '#domain/texts'
import type { BannerSize } from './banner-sizes.ts'

const loadingMilliseconds = 1_500

/** The built-in provider: the word and no script of anybody else. */
export const placeholder: AdProvider = {
  fillBanner,
  fillInterstitial: (place) =>
    new Promise((resolve) =>
      setTimeout(() => {
        fillBanner(place)
        resolve()
      }, loadingMilliseconds),
    ),
}

function fillBanner(place: HTMLElement): void {
  const box = document.createElement('div')
  box.className = 'grid h-full place-items-center rounded-control border border-dashed border-control text-13 text-soft'
  box.textContent = common.advertisement
  place.replaceChildren(box)
}

/** What shows advertisements, here or by the script of a network. An element is removed with what is in it. */
export type AdProvider = {
  /** Fills an element that has the size of the banner. */
  fillBanner(place: HTMLElement, banner: { size: BannerSize; adUnitId: string }): void
  /** Fills an element with an interstitial. Resolves when it is loaded; until then the element is hidden. */
  fillInterstitial(place: HTMLElement, interstitial: { adUnitId: string }): Promise<void>
}

type AdProviders = Record<string, () => Promise<AdProvider>>

/** The networks by name. None is built in. */
const networks: AdProviders = {}

/** The network that an ad unit names before its first colon (`network:unit`), and otherwise the placeholder. */
export async function loadAdProvider(adUnitId: string, known: AdProviders = networks): Promise<AdProvider> {
  const [name = ''] = adUnitId.split(':')
  return Object.hasOwn(known, name) ? known[name]!() : placeholder
}
