import { Suspense } from 'react'
import { common, missing } from '#domain/texts'
import { useUser } from '~/features/user/user.queries'
import { lazyPart } from '~/ui/lazy-part'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'
import { Spinner } from '~/ui/spinner'
import NotFound, { meta as metaOfNotFound } from './not-found.tsx'

export const meta = metaOfNotFound

const Operation = lazyPart(async () => (await import('~/features/operator/operation')).default)

/** For everyone but employees this is an address that does not exist, and nothing of the screen is loaded. */
export default function Operator() {
  const { user } = useUser()
  if (!user?.isEmployee) return <NotFound />
  return (
    <Page>
      <PageHeader title={missing.operator} back={{ to: '/settings', label: common.backToSettings }} />
      <Suspense fallback={<Spinner />}>
        <Operation />
      </Suspense>
    </Page>
  )
}
