import { common } from '#domain/texts'
import { Page } from '~/drawings/page'
import { WithLinks } from '~/drawings/with-links'
import { PageHeader } from '~/ui/page-header'
import { LegalSection, type LegalText } from './legal-section.tsx'

type LegalPageProps<Name extends string> = {
  title: string
  /** With the words for `date` in brackets. */
  effective: string
  date: string
  sections: Record<Name, LegalText>
  /** Where the links of a section lead, in their order. */
  links: Partial<Record<Name, string[]>>
}

export function LegalPage<Name extends string>({ title, effective, date, sections, links }: LegalPageProps<Name>) {
  return (
    <Page>
      <PageHeader
        title={title}
        back={{ to: '/settings', label: common.backToSettings }}
        lede={<WithLinks text={effective} renderLink={(day) => <time dateTime={date}>{day}</time>} />}
      />
      <div className="flex flex-col gap-8">
        {(Object.keys(sections) as Name[]).map((name) => (
          <LegalSection key={name} {...sections[name]} links={links[name]} />
        ))}
      </div>
    </Page>
  )
}
