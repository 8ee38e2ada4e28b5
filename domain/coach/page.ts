import { harmIn, type Harm } from './harmful-plans.ts'
import { isUnquotable } from './means.ts'
import { needsHelp, wholeText } from './self-harm.ts'
import { isUsable, type Tone } from '../entry.ts'
import { itemsOf } from '../items.ts'
import { coachSections, sectionNames, type CoachTexts, type EntryTexts } from '../entry-sections.ts'
import { readBand, type Band } from './band.ts'
import { foldingOf, type Fold } from './phrases.ts'
import { piecesOf } from './items.ts'
import { prefaces, readLanguage, type Language } from './language.ts'
import type { Gladness } from './gladness.ts'
import type { Hardship } from './hardship.ts'
import { quotable } from './quote.ts'

/** One item of a page. */
export type Line = {
  /** As it was written. */
  text: string
  isPlan: boolean
  /** The part that a letter quotes, word by word. A line that could be a means or a farewell has none. */
  quote: string | undefined
  hardship: Hardship | undefined
  gladness: Gladness | undefined
  /** How likely the line is written on a hard day, as the logarithm of the odds. */
  hardness: number
}

/** The more lines, the less is quoted of each. */
const longestQuote = (lines: number) => Math.max(60, Math.min(160, Math.floor(600 / lines)))

declare const checked: unique symbol

/**
 * A page that needs no help and plans no harm. Only `readPage` makes one, and what writes a letter or speaks to a model
 * takes nothing else.
 */
export type OrdinaryPage = {
  readonly [checked]: true
  kind: 'ordinary'
  language: Language
  /** Whether its words show the language. */
  showsLanguage: boolean
  band: Band
  /** How likely the page is hard, as the logarithm of the odds. */
  hardness: number
  /** What a sign shows to be hard. A page with one is bright only if another sign shows gladness. */
  hardship: Hardship | undefined
  /** Nothing cheerful stands beside the page: it is hard, or what was written beside it is. */
  isQuiet: boolean
  thanks: Line[]
  plans: Line[]
  /** The thanks were written in one line. */
  isOneLine: boolean
  /** The same as one quotation, if the line is short. */
  whole: string | undefined
  texts: CoachTexts
}
export type Page =
  | OrdinaryPage
  | { kind: 'help'; texts: Partial<EntryTexts> }
  | { kind: 'harm'; harm: Harm; language: Language }

/** Reads a page, once. All sections count for what needs help; the letter is about those that the coach reads. */
export function readPage(page: Partial<EntryTexts> & { aiResponse?: string | null }): Page {
  const texts = coachTextsOf(page)
  const fold = foldingOf(wholeText(page))
  if (needsHelp(page, fold)) return { kind: 'help', texts: page }
  const [thanks, plans] = [piecesOf(texts.gratitudeText), piecesOf(texts.goalsText)]
  const { language, isShown } = readLanguage([texts.gratitudeText, texts.goalsText])
  const harm = harmIn(`${texts.gratitudeText}\n${texts.goalsText}`, fold)
  if (harm !== undefined) return { kind: 'harm', harm, language }
  const written = [...thanks.map((text) => ({ text, isPlan: false })), ...plans.map((text) => ({ text, isPlan: true }))]
  const { band, hardness, hardship, lines } = readBand(written, language, fold)
  const isRefused = (part: string) => isUnquotable(part, fold)
  // Of a plan that is refused no part is quoted.
  const all = written.map(({ text, isPlan }, at): Line => {
    const [preface, count] = isPlan ? [prefaces.plans, plans.length] : [prefaces.thanks, thanks.length]
    const longest = longestQuote(count)
    const quote = isPlan && isRefused(text) ? undefined : quotable(text, { preface, longest, isRefused })
    return { text, isPlan, quote, ...lines[at]! }
  })
  const thanksLines = all.filter(({ isPlan }) => !isPlan)
  const gratitudes = itemsOf(texts.gratitudeText)
  const ordinary: Omit<OrdinaryPage, typeof checked> = {
    kind: 'ordinary',
    language,
    showsLanguage: isShown,
    band,
    hardness,
    hardship,
    isQuiet: isHard({ band, hardship }) || otherSections.some((name) => isHardText(page[name] ?? '', language, fold)),
    thanks: thanksLines,
    isOneLine: gratitudes.length === 1,
    whole: gratitudes.length === 1 ? wholeOf(gratitudes[0]!, thanksLines, fold) : undefined,
    plans: all.filter(({ isPlan }) => isPlan),
    texts,
  }
  return ordinary as OrdinaryPage
}

/** A counted list, or one of thanks, is not quoted as one. */
function wholeOf(line: string, thanks: readonly Line[], fold: Fold): string | undefined {
  if (thanks.length < 2 || thanks.slice(1).some(({ text }) => prefaces.thanks.test(text))) return undefined
  if (isUnquotable(line, fold) || /(?:^|\s)\(?2(?:[.):](?!\d)|\s)/u.test(line)) return undefined
  const whole = quotable(line, { preface: prefaces.thanks, longest: longestQuote(1) })
  return thanks.every(({ quote }) => quote && whole?.includes(quote)) ? whole : undefined
}

/** An earlier page, as far as a letter or a model looks back at it. */
export type EarlierPage = Pick<OrdinaryPage, typeof checked | 'texts'> &
  Record<'thanks' | 'plans', Pick<Line, 'text'>[]>

/** Only what plans no harm, and has a stored tone that says that it needs no help. It is not read again. */
export function earlierPage(entry: CoachTexts & { tone?: Tone | undefined }): EarlierPage | undefined {
  const texts = coachTextsOf(entry)
  if (!isUsable(entry) || harmIn(`${texts.gratitudeText}\n${texts.goalsText}`) !== undefined) return undefined
  const linesOf = (text: string) => piecesOf(text).map((piece) => ({ text: piece }))
  const page = { texts, thanks: linesOf(texts.gratitudeText), plans: linesOf(texts.goalsText) }
  return page as unknown as EarlierPage
}

function coachTextsOf(page: Partial<EntryTexts>): CoachTexts {
  return Object.fromEntries(coachSections.map((name) => [name, page[name] ?? ''])) as CoachTexts
}

const otherSections = sectionNames.filter((name) => !coachSections.some((one) => one === name))

function isHardText(text: string, language: Language, fold: Fold): boolean {
  const lines = text.split('\n').map((line) => ({ text: line, isPlan: false }))
  return text.trim() !== '' && isHard(readBand(lines, language, fold))
}

function isHard({ band, hardship }: Pick<OrdinaryPage, 'band' | 'hardship'>): boolean {
  return band === 'hard' || hardship !== undefined
}

/** What may stand beside a page. */
export function toneOfPage(page: Page): Tone | undefined {
  if (page.kind === 'help') return 'help'
  return page.kind === 'harm' || page.isQuiet ? 'quiet' : undefined
}
