import { ArrowRight } from 'lucide'
import { Link } from 'react-router'
import { Icon } from '~/drawings/icon'

/** Below the letter of today. */
export function SummaryLink() {
  return (
    <Link
      to="/congratulations"
      className="flex min-h-14 items-center justify-between gap-2 rounded-card border border-hairline bg-card px-6 shadow-card underline-offset-4 hover:underline desk:px-8"
    >
      Your day at a glance
      <Icon of={ArrowRight} />
    </Link>
  )
}
