import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RowSection } from '~/ui/rows'

const pages = [
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/contact', label: 'Contact' },
]

/** `home` is what leads out of the product and into it; `children` is the way out for good. */
export function DataSection({ home, children }: { home?: ReactNode; children?: ReactNode }) {
  return (
    <RowSection title="Data & Privacy">
      {home}
      {pages.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-14 items-center justify-between underline-offset-4 hover:underline"
        >
          {label}
          <ChevronRight size={20} strokeWidth={1.75} className="text-soft" aria-hidden />
        </Link>
      ))}
      {children}
    </RowSection>
  )
}
