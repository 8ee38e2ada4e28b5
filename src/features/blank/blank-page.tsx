import { Page, PageHeader } from '~/ui/page'

type BlankPageProps = { title: string; back: { to: string; label: string }; children: string }

/** Placeholder for a screen that is not built yet. */
export function BlankPage({ title, back, children }: BlankPageProps) {
  return (
    <Page>
      <PageHeader title={title} back={back} />
      <section className="rounded-card border border-hairline bg-card px-6 py-8 shadow-card sm:px-10">
        <p className="lined-paper min-h-72 font-serif">{children}</p>
      </section>
    </Page>
  )
}
