import { helpMessage } from '#domain/crisis/help-message'

export const helpTitle = 'People who listen'

/** The help message, as far as its words have arrived, with links to the people who listen. */
export function HelpMessage({ words = helpMessage }: { words?: string | undefined }) {
  const [first, ...others] = words.split('\n\n')
  return (
    <div className="flex max-w-[62ch] flex-col gap-4 font-serif text-21 leading-relaxed">
      <p>{first}</p>
      {/* Before the rest of the message, so that a phone shows them without scrolling. */}
      <Contacts />
      {others.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}

function Contacts() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 font-sans text-17">
      {contacts.map(({ href, label }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-flex min-h-11 items-center font-medium text-action underline underline-offset-4"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

const contacts = [
  { href: 'tel:988', label: 'Call 988' },
  { href: 'sms:988', label: 'Text 988' },
  { href: 'https://findahelpline.com', label: 'findahelpline.com' },
]

/** Whether a reply that still streams is the help message. The tone of its page is known when it is whole. */
export function isHelpMessage(words: string | undefined): boolean {
  return Boolean(words) && helpMessage.startsWith(words ?? '')
}
