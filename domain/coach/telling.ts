import type { Gladness } from './gladness.ts'
import type { Hardship } from './hardship.ts'
import type { Language } from './language.ts'
import { learnedWords } from './language-words.ts'
import type { Line, OrdinaryPage } from './page.ts'
import { foldLetters } from './phrases.ts'
import { meaningOf } from './threads.ts'

/**
 * The line that leads: of a hard page the hardest with a loss, a plan too, or else with another sign; of others one with
 * good news, or else with an exclamation; of pages without a sign the line of thanks that tells most.
 */
export function leadOf({ band, thanks, plans }: OrdinaryPage): Line | undefined {
  const glad = (sign: Gladness) => mostTelling(thanks.filter(({ gladness }) => gladness === sign))
  const hard = (sign: Hardship, lines: readonly Line[]) =>
    lines
      .filter(({ quote, hardship }) => quote && hardship === sign)
      .toSorted((one, other) => other.hardness - one.hardness)[0]
  const signed =
    band === 'hard'
      ? (hard('loss', [...thanks, ...plans]) ?? hard('other', thanks))
      : (glad('news') ?? glad('exclamation'))
  return signed ?? mostTelling(thanks)
}

/** What the line that leads shows, if the weights are sure of it: what is glad on a bright page, a loss on a hard one. */
export function shownBy(page: OrdinaryPage): Gladness | 'loss' | undefined {
  const lead = leadOf(page)
  if (page.band === 'bright') return lead?.gladness
  return page.band === 'hard' && lead?.hardship === 'loss' ? 'loss' : undefined
}

/** From here on more words do not tell more. */
const manyWords = 12

/** People use most words for what matters most to them. The first of lines with as many words. */
export function mostTelling(lines: readonly Line[]): Line | undefined {
  const wordsIn = ({ text }: Line) => Math.min(text.split(/\s+/u).length, manyWords)
  return lines.filter(({ quote }) => quote).toSorted((one, other) => wordsIn(other) - wordsIn(one))[0]
}

/** The plans that have a name, or a word that is long or not frequent, in common with the thanks. */
export function continuedPlans({ thanks, plans, language }: OrdinaryPage): ReadonlySet<Line> {
  const said = meaningOf(thanks.map(({ text }) => text).join(' '))
  const hasKey = (word: string) => said.has(word) && (word.length > 4 || isRare(word, language))
  const isContinued = ({ text }: Line) =>
    [...meaningOf(text)].some(hasKey) ||
    [...meaningOf(namesIn(text, language).join(' '))].some((name) => said.has(name))
  return new Set(plans.filter(isContinued))
}

/** Of each language the frequent words, as texts are compared. Made when the first plan of that language is read. */
const frequent = new Map<Language, ReadonlySet<string>>()

/** Whether a short word tells something. In a language without texts it is not known. */
function isRare(word: string, language: Language): boolean {
  const words = (learnedWords as Partial<Record<Language, string>>)[language]
  if (!words || !/^\p{L}{3,}$/u.test(word)) return false
  if (!frequent.has(language)) frequent.set(language, meaningOf(words))
  return !frequent.get(language)!.has(foldLetters(word))
}

/** Words with a capital letter that are not the first. In German every noun has one. */
function namesIn(text: string, language: Language): string[] {
  return language === 'de' ? [] : (text.match(/(?<=\s)\p{Lu}\p{Ll}{2,}/gu) ?? [])
}
