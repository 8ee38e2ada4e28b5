import { AccessibilityText } from '~/features/legal/accessibility-text'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'

export const meta = () => [
  { title: 'Accessibility · Firstlight' },
  { name: 'description', content: 'For whom Firstlight was tried, how, and what does not work yet.' },
]

export default function Accessibility() {
  return (
    <Page>
      <PageHeader
        title="Accessibility"
        back={{ to: '/settings', label: 'Back to Settings' }}
        lede={
          <>
            Last looked at on <time dateTime="2026-11-28">November 28, 2026</time>
          </>
        }
      />
      <AccessibilityText />
    </Page>
  )
}
