import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RowSection } from '~/ui/rows'

const pages = [
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/contact', label: 'Contact' },
]

type DataSectionProps = { exportAndImport?: ReactNode; deleteAccount?: ReactNode }

export function DataSection({ exportAndImport, deleteAccount }: DataSectionProps) {
  return (
    <RowSection title="Data & Privacy">
      {exportAndImport}
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
      {deleteAccount}
    </RowSection>
  )
}
