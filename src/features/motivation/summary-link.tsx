import { ArrowRight } from 'lucide'
import { Link, useLocation } from 'react-router'
import { today } from '#domain/texts'
import { Icon } from '~/drawings/icon'

/** Below the letter of today. Who came from the wizard, which found no goal on the page, goes back there. */
export function SummaryLink() {
  const { state } = useLocation()
  const [to, words] = state?.newGoal ? ['/goals/new', today.backToGoal] : ['/congratulations', today.dayAtAGlance]
  return (
    <Link
      to={to}
      className="flex min-h-14 items-center justify-between gap-2 rounded-card border border-hairline bg-card px-6 shadow-card underline-offset-4 hover:underline desk:px-8"
    >
      {words}
      <Icon of={ArrowRight} />
    </Link>
  )
}
