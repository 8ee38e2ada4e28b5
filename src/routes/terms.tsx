import { LegalPage } from '~/features/legal/legal-page'
import { TermsText } from '~/features/legal/terms-text'

export const meta = () => [
  { title: 'Terms of Service · Firstlight' },
  { name: 'description', content: 'What you can expect from Firstlight, and what it expects from you.' },
]

export default function Terms() {
  return (
    <LegalPage title="Terms of Service">
      <TermsText />
    </LegalPage>
  )
}
