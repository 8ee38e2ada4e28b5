import { Link } from 'react-router'
import type { Sky } from '#domain/sky'
import { widths, type Width } from '~/drawings/page'
import { SkyBand } from '~/drawings/sky'

/** The band of sky above a page without navigation, with the name as a link to the first page. */
export function SkyHeader({ width = 'narrow', ...band }: { width?: Width; ridges?: Sky['ridges'] }) {
  return (
    <SkyBand {...band}>
      <Link
        to="/"
        className={`mx-auto flex min-h-11 w-full items-center px-page pt-2 font-serif text-21 font-medium ${widths[width]}`}
      >
        Firstlight
      </Link>
    </SkyBand>
  )
}
