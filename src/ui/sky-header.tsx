import { Link } from 'react-router'
import { widths, type Width } from '~/drawings/page'
import { Sky } from '~/drawings/sky'

/** The band of sky above a page without navigation, with the name as a link to the first page. */
export function SkyHeader({ width = 'narrow' }: { width?: Width }) {
  return (
    <Sky band>
      <Link
        to="/"
        className={`mx-auto flex min-h-11 w-full items-center px-5 pt-2 font-serif text-21 font-medium ${widths[width]}`}
      >
        Firstlight
      </Link>
    </Sky>
  )
}
