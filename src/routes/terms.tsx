import { price } from '#domain/plan'
import { terms } from '#domain/texts'
import { LegalPage } from '~/features/legal/legal-page'

export const meta = () => [
  { title: `${terms.title} · Firstlight` },
  { name: 'description', content: terms.description },
]

export default function Terms() {
  return (
    <LegalPage
      title={terms.title}
      effective={terms.effective}
      date="2025-01-20"
      sections={terms.sections(price.label)}
      links={{ what: ['/privacy'], leaving: ['/settings'], questions: ['/contact'] }}
    />
  )
}
