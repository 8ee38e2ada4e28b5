import { BlankPage } from '~/features/blank/blank-page'

export const meta = () => [{ title: 'Subscription · Firstlight' }]

export default function Subscription() {
  return (
    <BlankPage title="Subscription" back={{ to: '/settings', label: 'Back to Settings' }}>
      The plans are still being written, and nothing can be bought yet. Everything that is open to you today stays free.
    </BlankPage>
  )
}
