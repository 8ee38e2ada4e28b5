import { SkyHeader } from '~/ui/sky-header'
import { ButtonLink } from '~/ui/button-link'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'

export const meta = () => [{ title: 'Page Not Found · Firstlight' }, { name: 'robots', content: 'noindex' }]

export default function NotFound() {
  return (
    <>
      <SkyHeader />
      <Page width="narrow">
        <PageHeader
          title="Page Not Found"
          lede="This page was never written, or it has moved. What you wrote is safe where it is."
        />
        <ButtonLink to="/" look="primary" className="self-start">
          Back to the beginning
        </ButtonLink>
      </Page>
    </>
  )
}
