import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

/** Below the letter of today. */
export function SummaryLink() {
  return (
    <Link
      to="/congratulations"
      className="inline-flex min-h-11 items-center gap-2 self-start underline underline-offset-4"
    >
      Your day at a glance
      <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
    </Link>
  )
}
