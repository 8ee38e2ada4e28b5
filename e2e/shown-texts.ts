import * as dePages from '../domain/texts/de.pages.ts'
import * as de from '../domain/texts/de.ts'
import * as enPages from '../domain/texts/en.pages.ts'
import * as en from '../domain/texts/en.ts'
import { pseudo } from '../domain/texts/pseudo.ts'
import type { Texts } from '../domain/texts/type.ts'
import { expect, type Page } from './journey.ts'

const english: Texts = { ...en, ...enPages }
export const tables = { de: { ...de, ...dePages }, 'en-XA': pseudo(english) } satisfies Record<string, Texts>

/** The screen is in German or in `en-XA` as a whole: nothing on it is English. */
export async function expectOneLanguage(page: Page): Promise<void> {
  const { language, texts } = await shownTexts(page)
  const found = texts.flatMap(language === 'de' ? englishIn : ofNoTable)
  expect(found, `${page.url()} in ${language}`).toEqual([])
}

/** What a person reads or hears, without what they wrote and without the words of the letter. */
async function shownTexts(page: Page): Promise<{ language: string; texts: string[] }> {
  return page.evaluate(() => {
    const found: (string | null)[] = []
    const named = ['aria-label', 'aria-roledescription', 'placeholder', 'title', 'alt']
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node instanceof Element) found.push(...named.map((name) => node.getAttribute(name)))
      else if (
        !node.parentElement?.closest(
          'script, style, noscript, textarea, option[lang], .own-words, .letter-words, [hreflang]',
        )
      )
        found.push(node.textContent)
    }
    return { language: document.documentElement.lang, texts: [...new Set(found.map((text) => text?.trim() ?? ''))] }
  })
}

/** Words that are the same in each language, a language’s own name, and what comes from no table: days, times, time zones and the own username. */
const elsewhere =
  /^(Firstlight|en-XA)$|\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat)|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|\d [AP]M|^(S|un|on|ue|ed|hu|ri|at)$|^America\/|-[\da-f]{8}$/

/** It has letters without an accent (domain/texts/pseudo.ts). */
const ofNoTable = (text: string) =>
  /[aceinosuy]/i.test(text) && !/[áçéíñöšüý]/i.test(text) && !elsewhere.test(text) ? [text] : []

/** It has an English phrase of the tables, an English word, day or month, or a number in the English form. */
function englishIn(text: string): string[] {
  phrases ??= englishPhrases()
  const words = wordsOf(text)
  const found = phrases.find((phrase) => words.includes(phrase)) ?? /\d%|\$\d|\d [AP]M\b/.exec(text)?.[0]
  return found ? [`${text} (${found.trim()})`] : []
}

let phrases: string[] | undefined

/** Each is English only: no German text has it. */
function englishPhrases(): string[] {
  const inGerman = [tables.de, namesOfDays('de')].flatMap(phrasesIn)
  const ofTables = phrasesIn(english).filter((phrase) => phrase.length > ' or '.length)
  const inEnglish = [...ofTables, ...[namesOfDays('en'), commonWords].flatMap(phrasesIn)]
  return [...new Set(inEnglish)].filter((phrase) => !inGerman.some((words) => words.includes(phrase)))
}

const commonWords = 'and are day days for from is it month not of or the this to today with week year you your'.split(
  ' ',
)

const namesOfDays = (language: string) =>
  Array.from({ length: 12 }, (_, month) => new Date(2026, month, month + 1)).flatMap((date) =>
    (['long', 'short'] as const).flatMap((form) => [
      date.toLocaleDateString(language, { weekday: form }),
      date.toLocaleDateString(language, { month: form }),
    ]),
  )

/** Stands for each slot of a text: a word, a count, a list. In a text it is a bracket, as links are. */
const slot: unknown = new Proxy(() => '', {
  get: (_, name) => (name === Symbol.toPrimitive ? (hint: string) => (hint === 'number' ? 7 : '[') : slot),
  apply: () => slot,
})

/** The words that stand together in these texts, whatever is in their slots and links. */
function phrasesIn(texts: unknown): string[] {
  if (texts === slot) return []
  if (typeof texts === 'function') return phrasesIn((texts as (...slots: unknown[]) => unknown)(slot, slot, slot))
  if (typeof texts === 'string') return texts.split(/[[\]]/).map(wordsOf)
  return Object.values(texts as object).flatMap(phrasesIn)
}

const wordsOf = (text: string) => ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
