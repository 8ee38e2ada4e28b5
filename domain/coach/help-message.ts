import { sectionNames, type EntryTexts } from '../entry-sections.ts'
import { reportsDose } from './doses.ts'
import { helpCountryOf, helpLines, type HelpCountry, type HelpLine, urgentNumbers } from './signs/help-lines.ts'
import { helpOpenings, type HelpLanguage } from './help-openings.ts'
import { helpWords } from './signs/help-words.ts'
import type { Harm } from './harmful-plans.ts'
import { languageOf, languages } from './language.ts'
import { foldSentences } from './phrases.ts'
import { harmLines } from './signs/harm-lines.ts'

export type Help = {
  language: HelpLanguage
  /** The page speaks of too many tablets. */
  hasDose?: boolean
  message: string
  /** The ways to reach the people whom the message names. */
  contacts: { href: string; label: string }[]
}

export type Asked = {
  page: Partial<EntryTexts>
  /** The time zone of the person, which tells the country. */
  zone?: string | undefined
}

const web = { href: 'https://findahelpline.com', label: 'findahelpline.com' }

/** What a page that speaks of self-harm gets: in its language, with the line of the country of the person's time zone. */
export function helpFor({ page, zone }: Asked): Help {
  const text = sectionNames.map((name) => page[name] ?? '').join('\n')
  return helpIn(helpLanguageOf(text), helpCountryOf(zone), { hasDose: reportsDose(foldSentences(text)) })
}

/** The page is read as one line: of a page that needs help, words in one line are evidence enough. */
function helpLanguageOf(text: string): HelpLanguage {
  const language = languageOf([text.trim().replaceAll('\n', '. ')])
  return languages.find((one) => one === language) ?? 'en'
}

/** Where somebody listens, in one sentence or two. */
export function reachFor({ page, zone }: Asked): string {
  return reachIn(helpLanguageOf(sectionNames.map((name) => page[name] ?? '').join('\n')), helpCountryOf(zone))
}

/** The same for a page that plans or reports a harm, in the language of its sentences: the line for its kind. */
export function reachForHarm(harm: Harm, language: HelpLanguage, zone: string | undefined): string {
  return reachIn(language, helpCountryOf(zone), harm)
}

/** Whom to call where a harm is happening. */
export function emergencyFor(harm: Harm, zone: string | undefined): string | undefined {
  const country = helpCountryOf(zone)
  const { emergency, police = emergency } = country ? urgentNumbers[country] : {}
  return harm === 'voices' ? emergency : police
}

export function helpMessageFor(asked: Asked): string {
  return helpFor(asked).message
}

export function helpIn(
  language: HelpLanguage,
  country: HelpCountry | undefined,
  { hasDose = false }: { hasDose?: boolean } = {},
): Help {
  const words = helpWords[language]
  const lines = linesOf(language, country)
  const reach = reachIn(language, country)
  const { emergency, poison } = country && hasDose ? urgentNumbers[country] : {}
  const urgent = [emergency, poison].filter((number) => number !== undefined)
  const second = hasDose ? `${words.dose(emergency, poison && unbroken(poison))} ${reach}` : `${reach} ${words.danger}`
  return {
    language,
    hasDose,
    message: [helpOpenings[language], second, words.closing].join('\n\n'),
    contacts: [
      ...urgent.map((number) => ({ href: `tel:${dialled(number)}`, label: words.callLink(unbroken(number)) })),
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

/** In English the message without a country names the United States. */
function named(language: HelpLanguage, country: HelpCountry | undefined): HelpCountry | undefined {
  return country ?? (language === 'en' ? 'US' : undefined)
}

function linesOf(language: HelpLanguage, country: HelpCountry | undefined): readonly HelpLine[] {
  const land = named(language, country)
  return land ? helpLines[land] : []
}

function reachIn(language: HelpLanguage, country: HelpCountry | undefined, harm?: Harm): string {
  const words = helpWords[language]
  const land = named(language, country)
  const own = land && harm && harmLines[land]?.[harm]
  if (own) return `${sentenceOf(own, language, land)} ${words.elsewhere}`
  const lines = linesOf(language, country)
  return lines.length === 0 || (language === 'en' && land === 'US')
    ? words.find
    : `${sentenceOf(lines, language, country)} ${words.elsewhere}`
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

const dialled = (number: string) => number.replace(/[ -]/g, '')
/** No line of a text ends within a number. */
const unbroken = (number: string) => number.replaceAll(' ', '\u00a0')

/** The message in English without a country. */
export const helpMessage = helpIn('en', undefined).message
