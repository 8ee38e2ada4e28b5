import { BlankPage } from '~/features/blank/blank-page'

export const meta = () => [{ title: 'Daily Summary · Firstlight' }]

export default function Congratulations() {
  return (
    <BlankPage title="Daily Summary" back={{ to: '/', label: 'Back to Today' }}>
      The summary of your day is still being written. What you are grateful for and what you set out to do will be gathered here.
    </BlankPage>
  )
}
