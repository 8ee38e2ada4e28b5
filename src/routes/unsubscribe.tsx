import { useSearchParams } from 'react-router'
import { Unsubscribe } from '~/features/message/unsubscribe'
import { Page, PageHeader } from '~/ui/page'

export const meta = () => [{ title: 'Stop these mails · Firstlight' }, { name: 'robots', content: 'noindex' }]

export default function UnsubscribeScreen() {
  const [query] = useSearchParams()
  return (
    <Page width="narrow">
      <PageHeader title="Stop these mails" />
      <Unsubscribe message={query.get('message')} />
    </Page>
  )
}
