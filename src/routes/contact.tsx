import { common, contact, frame } from '#domain/texts'
import { ContactForm } from '~/features/contact/contact-form'
import { Faq } from '~/features/contact/faq'
import { useUser } from '~/features/user/user.queries'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'

export const meta = () => [
  { title: `${contact.title} · Firstlight` },
  { name: 'description', content: contact.description },
]

export default function Contact() {
  const { user } = useUser()
  return (
    <Page width="wide">
      <PageHeader
        title={contact.title}
        back={user ? { to: '/settings', label: common.backToSettings } : { to: '/', label: frame.back }}
        lede={contact.lede}
      />
      <div className="grid grid-cols-1 gap-12 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ContactForm name={user?.name} email={user?.email ?? undefined} />
        <Faq />
      </div>
    </Page>
  )
}
