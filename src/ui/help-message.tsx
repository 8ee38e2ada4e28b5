import { useEffect, useState } from 'react'
import { englishOpening } from '#domain/coach/help-beginnings'
import type { Help } from '#domain/coach/help-message'
import type { EntryTexts } from '#domain/entry-sections'
import { journal } from '#domain/texts'

const contacts = [{ href: 'https://findahelpline.com', label: 'findahelpline.com' }]
const whileLoading: Help = { language: 'en', message: '', contacts }
/** If the table of lines cannot be loaded. */
const withoutTable: Help = { language: 'en', message: englishOpening, contacts }

type HelpAsked = { page: Partial<EntryTexts>; zone: string }

/** The help message in the language of the page, with links to the people who listen in the country of the time zone. */
export function HelpMessage({ page, zone }: HelpAsked) {
  const { language, message, contacts } = useHelp(page, zone)
  const [opening, ...others] = message.split('\n\n')
  return (
    <div lang={language} className="flex max-w-[62ch] flex-col gap-4 font-serif text-17 sm:text-21 sm:leading-relaxed">
      <p>{opening}</p>
      {/* Before the rest of the message, so that a phone shows them without scrolling. */}
      <Contacts contacts={contacts} />
      {others.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}

/** Stands under every letter: the people who listen in the country of the time zone, when it is opened. */
export function SomeoneToTalkTo({ page, zone }: HelpAsked) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="letter-ask">{journal.letter.talk}</summary>
      {isOpen && <PeopleWhoListen page={page} zone={zone} />}
    </details>
  )
}

function PeopleWhoListen({ page, zone }: HelpAsked) {
  const { language, message, contacts } = useHelp(page, zone)
  // The first paragraph answers a page that speaks of it.
  const [, whom] = message.split('\n\n')
  return (
    <div lang={language} className="flex max-w-[62ch] flex-col gap-4 pb-3 text-15 text-ink">
      {whom && <p>{whom}</p>}
      <Contacts contacts={contacts} />
    </div>
  )
}

function useHelp(page: HelpAsked['page'], zone: string): Help {
  const [help, setHelp] = useState(whileLoading)
  useEffect(() => {
    let isLeft = false
    // Most people never need the table of lines, so it is not in the first scripts.
    import('#domain/coach/help-message').then(
      ({ helpFor }) => !isLeft && setHelp(helpFor({ page, zone })),
      () => !isLeft && setHelp(withoutTable),
    )
    return () => {
      isLeft = true
    }
  }, [page, zone])
  return help
}

function Contacts({ contacts }: Pick<Help, 'contacts'>) {
  return (
    <ul className="flex gap-3 font-sans text-17 max-sm:flex-col sm:flex-wrap">
      {contacts.map(({ href, label }) => (
        <li key={href}>
          <a
            href={href}
            className="flex min-h-11 items-center justify-center rounded-control border border-action px-5 font-medium text-action"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
