import { privacy } from '#domain/texts'
import { LegalPage } from '~/features/legal/legal-page'
import { useLateFirstData } from '~/lib/first-data'

export const meta = () => [
  { title: `${privacy.title} · Firstlight` },
  { name: 'description', content: privacy.description },
]

export default function Privacy() {
  const responsible = useLateFirstData((data) => data.responsible)
  return (
    <LegalPage
      title={privacy.title}
      effective={privacy.effective}
      date="2025-01-20"
      sections={privacy.sections(responsible)}
      links={{ responsible: ['/contact'], rights: ['/settings', '/contact'], changes: ['/contact'] }}
    />
  )
}
