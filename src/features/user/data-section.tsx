import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useExportData } from './export-data.ts'
import { rowAction, Row, RowSection } from '~/ui/rows'

const pages = [
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/contact', label: 'Contact' },
]

export function DataSection({ children }: { children?: ReactNode }) {
  const exportData = useExportData()
  return (
    <RowSection title="Data & Privacy">
      <Row label="Your data" value="All you wrote, in one file.">
        <button type="button" className={rowAction} disabled={exportData.isPending} onClick={() => exportData.mutate()}>
          {exportData.isPending ? 'Gathering…' : 'Export My Data'}
        </button>
      </Row>
      {pages.map(({ to, label }) => (
        <Link key={to} to={to} className="flex min-h-14 items-center justify-between underline-offset-4 hover:underline">
          {label}
          <ChevronRight size={20} strokeWidth={1.75} className="text-soft" aria-hidden />
        </Link>
      ))}
      {children}
    </RowSection>
  )
}
