import { BlankPage } from '~/features/blank/blank-page'

export const meta = () => [{ title: 'Your Journey · Firstlight' }]

export default function History() {
  return (
    <BlankPage title="Your Journey" back={{ to: '/', label: 'Back to Today' }}>
      Your history is still being written. A calendar of every morning you kept will stand here, with a search through your own words.
    </BlankPage>
  )
}
