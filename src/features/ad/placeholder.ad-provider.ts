import type { AdProvider } from './ad-provider.ts'

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
  box.textContent = 'Advertisement'
  place.replaceChildren(box)
}
