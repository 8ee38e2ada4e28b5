import { BannerPlace } from '~/features/ad/banner-place'
import { bannerSizes, type BannerSize } from '~/features/ad/banner-sizes'
import { ControlsGallery } from '~/features/gallery/controls-gallery'
import { OverlaysGallery } from '~/features/gallery/overlays-gallery'
import { SkyGallery } from '~/features/gallery/sky-gallery'
import { SurfacesGallery } from '~/features/gallery/surfaces-gallery'
import { UpsellGate } from '~/features/gate/gate'
import { ThemeSwitch } from '~/ui/theme-switch'

export const meta = () => [{ title: 'Components · Firstlight' }, { name: 'robots', content: 'noindex' }]

export default function DevUi() {
  return (
    <main className="mx-auto flex max-w-4xl flex-col gap-16 px-5 py-12">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-40">Components</h1>
        <ThemeSwitch />
      </header>
      <SurfacesGallery />
      <SkyGallery />
      <ControlsGallery />
      <OverlaysGallery />
      <section aria-label="Advertisements" className="flex flex-col gap-6">
        {(Object.keys(bannerSizes) as BannerSize[]).map((size) => (
          <BannerPlace key={size} size={size} />
        ))}
      </section>
      <section aria-label="Gates" className="-mx-5 flex flex-col gap-8">
        <UpsellGate of="goals" signedIn />
        <UpsellGate of="history" signedIn />
        <UpsellGate of="highlights" signedIn={false} />
      </section>
    </main>
  )
}
