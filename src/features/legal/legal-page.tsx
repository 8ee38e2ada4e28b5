import type { ReactNode } from 'react'
import { Page, PageHeader } from '~/ui/page'

/** The frame of a legal text: the way back, the title and the day from which it holds. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page>
      <PageHeader
        title={title}
        back={{ to: '/settings', label: 'Back to Settings' }}
        lede={
          <>
            Effective date: <time dateTime="2025-01-20">January 20, 2025</time>
          </>
        }
      />
      {children}
    </Page>
  )
}
