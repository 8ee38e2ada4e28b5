import type { ReactNode } from 'react'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'

/** The back link, title and effective date of a legal text. */
type Props = { title: string; /** A later date than the specified one. */ changed?: string; children: ReactNode }

export function LegalPage({ title, changed, children }: Props) {
  return (
    <Page>
      <PageHeader
        title={title}
        back={{ to: '/settings', label: 'Back to Settings' }}
        lede={
          <>
            Effective date: <time dateTime="2025-01-20">January 20, 2025</time>
            {changed && `, last changed ${changed}`}
          </>
        }
      />
      {children}
    </Page>
  )
}
