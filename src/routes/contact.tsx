import { ContactForm } from '~/features/contact/contact-form'
import { Faq } from '~/features/contact/faq'
import { useUser } from '~/features/user/user.queries'

export const meta = () => [
  { title: 'Contact · Firstlight' },
  { name: 'description', content: 'Write to the people behind Firstlight. You hear back within 24 hours.' },
]

export default function Contact() {
  const { user } = useUser()
  return (
    <div className="mx-auto grid w-full max-w-160 gap-12 px-5 py-8 desk:max-w-240 desk:grid-cols-[3fr_2fr]">
      <div className="flex flex-col gap-6">
        <header>
          <h1 className="text-40">Contact</h1>
          <p className="mt-2 text-soft">A question, an idea, something that went wrong: we read all of it and reply within 24 hours.</p>
        </header>
        <ContactForm name={user?.name} email={user?.email ?? undefined} />
      </div>
      <Faq />
    </div>
  )
}
