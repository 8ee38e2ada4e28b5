import { ChevronRight } from 'lucide'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { LetterWriter } from '#domain/coach-request'
import { Icon } from '~/drawings/icon'
import { readFirstData } from '~/lib/first-data'
import { Row } from '~/drawings/rows'
import { RowSection } from '~/ui/row-section'

const pages = [
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/contact', label: 'Contact' },
]

type DataSectionProps = { keepDays?: ReactNode; exportAndImport?: ReactNode; deleteAccount?: ReactNode }

const writers: Record<LetterWriter, string> = {
  composer: 'Written by Firstlight itself. No other service reads your pages.',
  'workers-ai': 'Written by a model of Cloudflare Workers AI, and by Firstlight itself where it fails.',
  openai: 'Written by a model of OpenAI, which is told to store nothing, and by Firstlight itself where it fails.',
}

export function DataSection({ keepDays, exportAndImport, deleteAccount }: DataSectionProps) {
  const [{ letterWriter }] = useState(readFirstData)
  return (
    <RowSection title="Data & Privacy">
      {letterWriter && <Row label="Your letters" value={writers[letterWriter]} />}
      {keepDays}
      {exportAndImport}
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
