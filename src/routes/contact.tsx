import { ContactForm } from '~/features/contact/contact-form'
import { Faq } from '~/features/contact/faq'
import { useUser } from '~/features/user/user.queries'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'

export const meta = () => [
  { title: 'Contact · Firstlight' },
  { name: 'description', content: 'Write to the people behind Firstlight. You hear back within 24 hours.' },
]

export default function Contact() {
  const { user } = useUser()
  return (
    <Page width="wide">
      <PageHeader
        title="Contact"
        back={user ? { to: '/settings', label: 'Back to Settings' } : { to: '/', label: 'Back' }}
        lede="A question, an idea, something that went wrong: we read all of it and reply within 24 hours."
      />
      <div className="grid grid-cols-1 gap-12 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ContactForm name={user?.name} email={user?.email ?? undefined} />
        <Faq />
      </div>
    </Page>
  )
}
