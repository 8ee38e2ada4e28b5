import { ChevronRight } from 'lucide'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { User } from '#domain/user'
import { modelNames } from '#domain/coach-request'
import { Icon } from '~/drawings/icon'
import { readFirstData } from '~/lib/first-data'
import { Row } from '~/drawings/rows'
import { RowSection } from '~/ui/row-section'
import { PreferenceSwitch } from './preference-switch.tsx'

const pages = [
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/accessibility', label: 'Accessibility' },
  { to: '/contact', label: 'Contact' },
]

type DataSectionProps = { user: User; rows: ReactNode; deleteAccount: ReactNode }

export function DataSection({ user, rows, deleteAccount }: DataSectionProps) {
  const [{ letterWriter }] = useState(readFirstData)
  return (
    <RowSection title="Data & Privacy">
      {letterWriter === 'composer' && (
        <Row label="Your letters" value="Written by Firstlight itself. No other service reads your pages." />
      )}
      {letterWriter && letterWriter !== 'composer' && (
        <PreferenceSwitch
          user={user}
          name="lettersByModel"
          hint={
            user.lettersByModel
              ? `Your page is read by ${modelNames[letterWriter]}, which keeps nothing, and written by Firstlight itself where it fails.`
              : 'Written by Firstlight itself. No other service reads your pages.'
          }
        />
      )}
      {rows}
      {pages.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-14 items-center justify-between underline-offset-4 hover:underline"
        >
          {label}
          <Icon of={ChevronRight} className="text-soft" />
        </Link>
      ))}
      {deleteAccount}
    </RowSection>
  )
}
