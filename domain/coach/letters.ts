import type { Addressee } from '../coach-request.ts'
import { sentenceId } from './choosing.ts'
import type { Language } from './language.ts'
import type { LetterLines } from './letter-lines.ts'
import { english } from './letters/english.ts'
import { french } from './letters/french.ts'
import { german } from './letters/german.ts'
import { spanish } from './letters/spanish.ts'

/** A language that has no lines of its own is answered in English. */
const letters: Partial<Record<Language, LetterLines>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
}

export function linesOf(language: Language): LetterLines {
  return letters[language] ?? english
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
  if (!kept) atOtherHours.set(lines, (kept = without(lines.ofMorning, lines)))
  return kept
}

const atOtherHours = new Map<LetterLines, LetterLines>()

/** The same, without the texts that match. */
function without<Part>(pattern: RegExp, part: Part): Part {
  if (Array.isArray(part))
    return part.flatMap((one) =>
      typeof one !== 'string' ? [without(pattern, one)] : pattern.test(one) ? [] : one,
    ) as Part
  if (typeof part !== 'object' || part instanceof RegExp) return part
  return Object.fromEntries(Object.entries(part!).map(([name, inner]) => [name, without(pattern, inner)])) as Part
}

/** Of each sentence of a letter its language. */
let languages: Map<string, Language> | undefined

function languageOfLast(ids: readonly string[]): Language | undefined {
  if (ids.length === 0) return undefined
  languages ??= new Map(
    Object.entries(letters).flatMap(([language, lines]) =>
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
