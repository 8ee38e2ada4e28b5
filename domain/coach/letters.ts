import type { Addressee } from '../coach-request.ts'
import { sentenceId } from './choosing.ts'
import type { Language } from './language.ts'
import type { LetterLines, OpenLines } from './letter-lines.ts'
import { english } from './letters/english.ts'
import { french } from './letters/french.ts'
import { german } from './letters/german.ts'
import { italian } from './letters/italian.ts'
import { portuguese } from './letters/portuguese.ts'
import { spanish } from './letters/spanish.ts'
import { phrasesOf } from './phrases.ts'

type Letters = Record<'en', LetterLines> & Partial<Record<Language, LetterLines>>
/** Made when the first letter is: the start of the Worker costs nothing. */
let letters: Letters | undefined

function allLines(): Letters {
  const written = { en: english, de: german, es: spanish, fr: french, it: forAll(italian), pt: forAll(portuguese) }
  return (letters ??= mapTexts(written, (text) => phrasesOf([text])))
}

/** Of what continues, only a plan that comes back is named. */
function forAll({ wished, named, continued, threads, ...open }: OpenLines): LetterLines {
  return {
    ...english,
    ...open,
    lead: { ...english.lead, open: open.lead },
    others: { ...english.others, open: open.others },
    together: { ...english.together, open: open.together },
    short: { ...english.short, open: open.short },
    climax: { ...english.climax, open: open.climax },
    plan: { wished, named, continued },
    closing: { ...english.closing, anytime: open.closing },
    ending: { ...english.ending, open: open.ending },
    threads: { planned: threads, done: [], person: [], aim: [] },
  }
}

/** A language without lines is answered in English. */
export function linesOf(language: Language): LetterLines {
  return allLines()[language] ?? allLines().en
}

type Read = { language: Language; showsLanguage?: boolean }

/**
 * The lines for a page. One whose words show no language is answered in that of the last letter. Beside a morning the
 * lines name none.
 */
export function linesFor(page: Read, { recentSentences = [], isMorning = false }: Partial<Addressee>): LetterLines {
  const last = page.showsLanguage === false ? languageOfLast(recentSentences) : undefined
  const lines = linesOf(last ?? page.language)
  if (isMorning) return lines
  let kept = atOtherHours.get(lines)
  if (!kept) {
    kept = mapTexts(lines, (text) => (lines.ofMorning.test(text) ? [] : [text]))
    atOtherHours.set(lines, kept)
  }
  return kept
}

const atOtherHours = new Map<LetterLines, LetterLines>()

/** The same, with other texts in place of each text of a list. */
function mapTexts<Part>(part: Part, textsFor: (text: string) => string[]): Part {
  if (Array.isArray(part))
    return part.flatMap((one) => (typeof one === 'string' ? textsFor(one) : [mapTexts(one, textsFor)])) as Part
  if (typeof part !== 'object' || part instanceof RegExp) return part
  return Object.fromEntries(Object.entries(part!).map(([name, inner]) => [name, mapTexts(inner, textsFor)])) as Part
}

/** Of each sentence of a letter its language. */
let languages: Map<string, Language> | undefined

function languageOfLast(ids: readonly string[]): Language | undefined {
  if (ids.length === 0) return undefined
  languages ??= new Map(
    Object.entries(allLines()).flatMap(([language, lines]) =>
      idsIn(lines).map((id): [string, Language] => [id, language as Language]),
    ),
  )
  return languages.get(ids.findLast((id) => languages!.has(id)) ?? '')
}

/** The ids of all sentences of a language. */
export function idsIn(part: unknown): string[] {
  if (typeof part === 'string') return [sentenceId(part)]
  return typeof part === 'object' ? Object.values(part!).flatMap(idsIn) : []
}
