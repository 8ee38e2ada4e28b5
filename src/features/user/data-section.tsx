import { ChevronRight } from 'lucide'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { models, settings } from '#domain/texts'
import type { User } from '#domain/user'
import { Icon } from '~/drawings/icon'
import { readFirstData } from '~/lib/first-data'
import { Row } from '~/drawings/rows'
import { RowSection } from '~/ui/row-section'
import { PreferenceSwitch } from './preference-switch.tsx'

const pages = ['privacy', 'terms', 'accessibility', 'contact'] as const

type DataSectionProps = { user: User; rows: ReactNode; deleteAccount: ReactNode }

export function DataSection({ user, rows, deleteAccount }: DataSectionProps) {
  const [{ letterWriter }] = useState(readFirstData)
  const { title, letters, byComposer, byModel, pages: labels } = settings.data
  return (
    <RowSection title={title}>
      {letterWriter === 'composer' && <Row label={letters} value={byComposer} />}
      {letterWriter && letterWriter !== 'composer' && (
        <PreferenceSwitch
          user={user}
          name="lettersByModel"
          hint={user.lettersByModel ? byModel(models[letterWriter]) : byComposer}
        />
      )}
      {rows}
      {pages.map((page) => (
        <Link
          key={page}
          to={`/${page}`}
          className="flex min-h-14 items-center justify-between wrap-anywhere underline-offset-4 hover:underline"
        >
          {labels[page]}
          <Icon of={ChevronRight} className="text-soft" />
        </Link>
      ))}
      {deleteAccount}
    </RowSection>
  )
}
