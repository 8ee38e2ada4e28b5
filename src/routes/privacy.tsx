import { LegalPage } from '~/features/legal/legal-page'
import { PrivacyText } from '~/features/legal/privacy-text'

export const meta = () => [
  { title: 'Privacy Policy · Firstlight' },
  { name: 'description', content: 'What Firstlight keeps, where it goes, and how to take it back.' },
]

export default function Privacy() {
  return (
    <LegalPage title="Privacy Policy" changed="November 28, 2026">
      <PrivacyText />
    </LegalPage>
  )
}
