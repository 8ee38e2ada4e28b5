import { BlankPage } from '~/features/blank/blank-page'

export const meta = () => [{ title: 'Weekly Highlights · Firstlight' }]

export default function WeeklyHighlights() {
  return (
    <BlankPage title="Weekly Highlights" back={{ to: '/', label: 'Back to Today' }}>
      Weekly highlights are still being written. They will tell your week back to you in six short slides.
    </BlankPage>
  )
}
