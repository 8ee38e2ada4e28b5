import { pageHardness } from './band.ts'
import type { Language } from './language.ts'
import type { Line, OrdinaryPage } from './page.ts'
import { peopleIn } from './people.ts'
import { meaningOf } from './threads.ts'

/** A sign counts as much as this hardness. */
const signPain = 3

/** Of open pages that are harder more than half were written on a hard day; with a sign fewer points are enough. */
const heavy = 3
const heavyWithSign = 0

/** An open page that is more likely hard than not: too little to say so, enough not to hurry it on to its plans. */
export function isHeavy({ band, hardship, thanks, plans }: OrdinaryPage): boolean {
  if (band !== 'open' || thanks.length === 0) return false
  return pageHardness([...thanks, ...plans].map((line) => line.hardness)) > (hardship ? heavyWithSign : heavy)
}

/** The line that leads: on a hard page the hardest, a plan too if it has a sign; else the line of thanks that tells most. */
export function leadOf(page: OrdinaryPage): Line | undefined {
  if (page.band !== 'hard') return mostTelling(page.thanks, page)
  const able = [...page.thanks, ...page.plans.filter(({ hardship }) => hardship)].filter(({ quote }) => quote)
  return able.toSorted((one, other) => painOf(other) - painOf(one))[0]
}

const painOf = ({ hardness, hardship }: Line) => hardness + (hardship ? signPain : 0)

export function mostTelling(
  lines: readonly Line[],
  page: OrdinaryPage,
  continued?: ReadonlySet<Line>,
): Line | undefined {
  const telling = new Map(lines.filter(({ quote }) => quote).map((line) => [line, tellingOf(line, page, continued)]))
  return [...telling.keys()].toSorted((a, b) => telling.get(b)! - telling.get(a)!)[0]
}

/**
 * The first line, an exclamation, a person, a number, a name, more words, and a plan that continues the thanks tell more;
 * on a bright page what is bright, on another what is hard. A line that has to be cut tells least.
 */
function tellingOf(line: Line, page: OrdinaryPage, continued: ReadonlySet<Line> | undefined): number {
  const { text, quote, hardness, isPlan } = line
  const { language, band } = page
  const words = text.split(/\s+/u)
  const hasPerson = language === 'en' && peopleIn(text).length > 0
  const hasName = namesIn(text, language).length > 0
  return (
    (line === page.thanks[0] ? 5 : 0) +
    (text.includes('!') ? 3 : 0) +
    (continued?.has(line) ? 6 : 0) +
    (quote!.endsWith('…') ? -6 : 0) +
    (isPlan ? 0 : band === 'bright' ? -2 * hardness : Math.max(hardness, 0)) +
    (hasPerson ? 4 : 0) +
    (/\d/u.test(text) ? 2 : 0) +
    (hasName ? 2 : 0) +
    Math.min(words.length, 12) / 3 +
    words.filter((word) => word.length > 6).length / 3
  )
}

/** The plans that have a name or a longer word in common with the thanks. */
export function continuedPlans({ thanks, plans, language }: OrdinaryPage): ReadonlySet<Line> {
  const said = meaningOf(thanks.map(({ text }) => text).join(' '))
  const hasKey = (word: string) => word.length > 4 && said.has(word)
  const isContinued = ({ text }: Line) =>
    [...meaningOf(text)].some(hasKey) ||
    [...meaningOf(namesIn(text, language).join(' '))].some((name) => said.has(name))
  return new Set(plans.filter(isContinued))
}

/** Words with a capital letter that are not the first. In German every noun has one. */
function namesIn(text: string, language: Language): string[] {
  return language === 'de' ? [] : (text.match(/(?<=\s)\p{Lu}\p{Ll}{2,}/gu) ?? [])
}
