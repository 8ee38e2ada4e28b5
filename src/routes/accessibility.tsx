import { accessibility } from '#domain/texts'
import { LegalPage } from '~/features/legal/legal-page'

export const meta = () => [
  { title: `${accessibility.title} · Firstlight` },
  { name: 'description', content: accessibility.description },
]

export default function Accessibility() {
  return (
    <LegalPage
      title={accessibility.title}
      effective={accessibility.effective}
      date="2026-11-28"
      sections={accessibility.sections}
      links={{ help: ['/contact'] }}
    />
  )
}
