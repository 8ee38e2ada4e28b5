import { Link } from 'react-router'
import { controls } from '#domain/texts'
import { WithLinks } from '~/drawings/with-links'

const pages = ['/terms', '/privacy']

/** Below the button that makes an account. The texts open in a tab of their own, so that no field is lost. */
export function LegalLine() {
  return (
    <p className="text-13 text-soft">
      <WithLinks
        text={controls.legal}
        renderLink={(words, index) => (
          <Link to={pages[index]!} target="_blank" className="underline underline-offset-2 hover:text-ink">
            {words}
            <span className="sr-only">{controls.newTab}</span>
          </Link>
        )}
      />
    </p>
  )
}
