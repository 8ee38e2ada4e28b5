import { missing } from '#domain/texts'
import { SkyHeader } from '~/ui/sky-header'
import { ButtonLink } from '~/ui/button-link'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'

export const meta = () => [{ title: `${missing.title} · Firstlight` }, { name: 'robots', content: 'noindex' }]

export default function NotFound() {
  return (
    <>
      <SkyHeader />
      <Page width="narrow">
        <PageHeader title={missing.title} lede={missing.lede} />
        <ButtonLink to="/" look="primary" className="self-start">
          {missing.back}
        </ButtonLink>
      </Page>
    </>
  )
}
