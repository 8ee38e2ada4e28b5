import type { Gladness } from './gladness.ts'
import type { Language } from './language.ts'
import type { Line, OrdinaryPage } from './page.ts'
import { meaningOf } from './threads.ts'

/**
 * The line that leads: of a hard page the hardest line with a sign, a plan too; of a bright one a line with good news, or
 * else with a mark of gladness; of all else the line of thanks that tells most.
 */
export function leadOf({ band, thanks, plans }: OrdinaryPage): Line | undefined {
  if (band === 'bright') {
    const withA = (sign: Gladness) => mostTelling(thanks.filter(({ gladness }) => gladness === sign))
    return withA('news') ?? withA('mark') ?? mostTelling(thanks)
  }
  const signed = band === 'hard' ? [...thanks, ...plans].filter(({ quote, hardship }) => quote && hardship) : []
  return signed.toSorted((one, other) => other.hardness - one.hardness)[0] ?? mostTelling(thanks)
}

/** The weights are sure that the page is hard, and the line that leads says what is hard. */
export function isSorry(page: OrdinaryPage): boolean {
  return page.band === 'hard' && leadOf(page)?.hardship !== undefined
}

/** The weights are sure that the page is bright, and the line that leads is good news. */
export function isNews(page: OrdinaryPage): boolean {
  return page.band === 'bright' && leadOf(page)?.gladness === 'news'
}

/** From here on more words do not tell more. */
const manyWords = 12

/** People use most words for what matters most to them. The first of lines with as many words. */
export function mostTelling(lines: readonly Line[]): Line | undefined {
  const wordsIn = ({ text }: Line) => Math.min(text.split(/\s+/u).length, manyWords)
  return lines.filter(({ quote }) => quote).toSorted((one, other) => wordsIn(other) - wordsIn(one))[0]
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
