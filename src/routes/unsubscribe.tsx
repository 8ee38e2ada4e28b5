import { useSearchParams } from 'react-router'
import { unsubscribe } from '#domain/texts'
import { Card } from '~/drawings/card'
import { Unsubscribe } from '~/features/message/unsubscribe'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'
import { SkyHeader } from '~/ui/sky-header'

export const meta = () => [{ title: unsubscribe.page }, { name: 'robots', content: 'noindex' }]

export default function UnsubscribeScreen() {
  const [query] = useSearchParams()
  return (
    <>
      <SkyHeader />
      <Page width="narrow">
        <Card roomy className="flex flex-col gap-6">
          <PageHeader title={unsubscribe.title} />
          <Unsubscribe message={query.get('message')} />
        </Card>
      </Page>
    </>
  )
}
