import { sectionNames, type EntryTexts } from '../entry-sections.ts'
import { helpCountryOf, helpLines, type HelpCountry, type HelpLine } from './help-lines.ts'
import { helpOpenings, type HelpLanguage } from './help-openings.ts'
import { helpWords } from './help-words.ts'
import { languageOf } from './page-language.ts'

export type Help = {
  language: HelpLanguage
  message: string
  /** The ways to reach the people whom the message names. */
  contacts: { href: string; label: string }[]
}

type Asked = {
  page: Partial<EntryTexts>
  /** The time zone of the person, which tells the country. */
  zone?: string | undefined
}

const web = { href: 'https://findahelpline.com', label: 'findahelpline.com' }

/** What a page that speaks of self-harm gets: in its language, with the line of the country of the person's time zone. */
export function helpFor({ page, zone }: Asked): Help {
  const language = languageOf(sectionNames.map((name) => page[name] ?? '').join('\n'))
  return helpIn(language, helpCountryOf(zone))
}

export function helpMessageFor(asked: Asked): string {
  return helpFor(asked).message
}

export function helpIn(language: HelpLanguage, country: HelpCountry | undefined): Help {
  const words = helpWords[language]
  // In English the message without a line names the United States.
  const named = country ?? (language === 'en' ? 'US' : undefined)
  const lines: readonly HelpLine[] = named ? helpLines[named] : []
  const reach =
    lines.length === 0 || (language === 'en' && named === 'US')
      ? words.find
      : `${sentenceOf(lines, language, named)} ${words.elsewhere}`
  return {
    language,
    message: [helpOpenings[language], `${reach} ${words.danger}`, words.closing].join('\n\n'),
    contacts: [
      ...lines.flatMap(({ call, takesTexts }) =>
        call.flatMap((number) => [
          { href: `tel:${dialled(number)}`, label: words.callLink(unbroken(number)) },
          ...(takesTexts ? [{ href: `sms:${dialled(number)}`, label: words.textLink(unbroken(number)) }] : []),
        ]),
      ),
      web,
    ],
  }
}

function sentenceOf(lines: readonly HelpLine[], language: HelpLanguage, country: HelpCountry | undefined): string {
  const words = helpWords[language]
  const land = country && new Intl.DisplayNames(language, { type: 'region' }).of(country)
  const named = lines
    .map(({ name, call }) => `${call.map(unbroken).join(words.or)} (${[name, land].filter(Boolean).join(', ')})`)
    .join(words.or)
  const begun = lines.every(({ takesTexts }) => takesTexts) ? words.callOrText(named) : words.call(named)
  return `${begun}${lines.every(({ isAlwaysOpen }) => isAlwaysOpen) ? words.atAnyHour : ''}.`
}

const dialled = (number: string) => number.replaceAll(' ', '')
/** No line of a text ends within a number. */
const unbroken = (number: string) => number.replaceAll(' ', '\u00a0')

/** The message in English without a country. */
export const helpMessage = helpIn('en', undefined).message
