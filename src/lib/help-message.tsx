import { helpMessage } from '#domain/crisis/help-message'

export const helpTitle = 'People who listen'

/** The help message, as far as its words have arrived, with links to the people who listen. */
export function HelpMessage({ words = helpMessage }: { words?: string }) {
  return (
    <div className="max-w-[62ch]">
      <div className="flex flex-col gap-4 font-serif text-21 leading-relaxed">
        {words.split('\n\n').map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1">
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
    </div>
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
