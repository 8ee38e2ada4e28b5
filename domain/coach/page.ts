import { coachSections, sectionNames, type CoachTexts, type EntryTexts } from '../entry-sections.ts'
import { isUsable, type Tone } from '../entry.ts'
import { frame } from '../texts.ts'
import { hardnessOfLine, hardshipIn, moodOf } from './hardness.ts'
import { harmIn, type Harm } from './harmful-plans.ts'
import { piecesOf } from './items.ts'
import { languageOf, type Language } from './language.ts'
import { foldingOf, type Fold } from './phrases.ts'
import { dangerOfPage, wholeText } from './self-harm.ts'

/** One item of a page, as it was written. */
export type Line = { text: string }

declare const checked: unique symbol

/**
 * A page without a sign of danger that plans no harm. Only `readPage` makes one, and what writes a letter or speaks to a
 * model takes nothing else.
 */
export type OrdinaryPage = {
  readonly [checked]: true
  kind: 'ordinary'
  language: Language
  /** No sign shows danger, and all words together make it likely. */
  mayNeedHelp: boolean
  /** A sign shows a loss. */
  hasLoss: boolean
  /** How it reads; undefined where that is not sure. */
  mood: 'hard' | 'glad' | undefined
  /** Nothing cheerful stands beside the page: it is hard, or what was written beside it is. */
  isQuiet: boolean
  thanks: Line[]
  plans: Line[]
  texts: CoachTexts
  /** Of its lines, each once. */
  fold: Fold
}
export type Page =
  | OrdinaryPage
  | { kind: 'help'; texts: Partial<EntryTexts> }
  | { kind: 'harm'; harm: Harm; language: Language }

/** Reads a page, once. All sections count for what needs help; the letter is about those that the coach reads. */
export function readPage(page: Partial<EntryTexts> & { aiResponse?: string | null }): Page {
  const texts = coachTextsOf(page)
  const fold = foldingOf(wholeText(page))
  const danger = dangerOfPage(page, fold)
  if (danger === 'sign') return { kind: 'help', texts: page }
  const language = languageOf([texts.gratitudeText, texts.goalsText], frame.language)
  const harm = harmIn(`${texts.gratitudeText}\n${texts.goalsText}`, fold)
  if (harm !== undefined) return { kind: 'harm', harm, language }
  const { thanks, plans } = linesOf(texts)
  const moodIn = (written: readonly Line[], planned: readonly Line[] = []) =>
    moodOf(
      [
        ...written.map(({ text }) => hardnessOfLine(fold(text), false)),
        ...planned.map(({ text }) => hardnessOfLine(fold(text), true)),
      ],
      language,
    )
  const mood = moodIn(thanks, plans)
  const others = otherSections.flatMap((name) => (page[name] ?? '').split('\n')).filter((line) => line.trim() !== '')
  const hardshipOf = (lines: readonly string[]) => hardshipIn(lines.flatMap(fold), language)
  const hardship = hardshipOf([...thanks, ...plans].map(({ text }) => text))
  const isHard =
    mood === 'hard' ||
    hardship !== undefined ||
    moodIn(others.map((text) => ({ text }))) === 'hard' ||
    hardshipOf(others) !== undefined
  const ordinary: Omit<OrdinaryPage, typeof checked> = {
    kind: 'ordinary',
    language,
    mayNeedHelp: danger === 'likely',
    hasLoss: hardship === 'loss',
    mood,
    isQuiet: isHard || danger === 'likely',
    thanks,
    plans,
    texts,
    fold,
  }
  return ordinary as OrdinaryPage
}

/** An earlier page, as far as a letter or a model looks back at it. */
export type EarlierPage = Pick<OrdinaryPage, typeof checked | 'texts' | 'thanks' | 'plans'>

/** Only what plans no harm, and has a stored tone that says that it needs no help. It is not read again. */
export function earlierPage(entry: CoachTexts & { tone?: Tone | undefined }): EarlierPage | undefined {
  const texts = coachTextsOf(entry)
  if (!isUsable(entry) || harmIn(`${texts.gratitudeText}\n${texts.goalsText}`) !== undefined) return undefined
  return { texts, ...linesOf(texts) } as EarlierPage
}

function linesOf({ gratitudeText, goalsText }: CoachTexts): Record<'thanks' | 'plans', Line[]> {
  const linesIn = (text: string) => piecesOf(text).map((piece) => ({ text: piece }))
  return { thanks: linesIn(gratitudeText), plans: linesIn(goalsText) }
}

function coachTextsOf(page: Partial<EntryTexts>): CoachTexts {
  return Object.fromEntries(coachSections.map((name) => [name, page[name] ?? ''])) as CoachTexts
}

const otherSections = sectionNames.filter((name) => !coachSections.some((one) => one === name))

/** What may stand beside a page. */
export function toneOfPage(page: Page): Tone | undefined {
  if (page.kind === 'help') return 'help'
  return page.kind === 'harm' || page.isQuiet ? 'quiet' : undefined
}
