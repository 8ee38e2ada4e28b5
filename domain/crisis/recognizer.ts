import { indexPhrases } from './phrase-index.ts'
import { compilePhrases, foldLetters, type LanguageRules } from './phrases.ts'

/** Decides whether folded sentences contain a sign of the rules that no exception contains. */
export function createRecognizer(languages: readonly LanguageRules[]): (sentences: readonly string[]) => boolean {
  const signs = languages.flatMap(({ signs, sets }) => compilePhrases(signs, sets))
  const exceptions = languages.flatMap(({ exceptions = [], sets }) => compilePhrases(exceptions, sets))
  const mayHaveSign = indexPhrases(languages)
  const anywhere = languages.flatMap(({ anywhere = [] }) => anywhere.map(foldLetters))
  const anywhereExceptions = languages.flatMap(({ anywhereExceptions = [] }) => anywhereExceptions.map(foldLetters))

  const hasSign = (sentence: string) => {
    if (!mayHaveSign(sentence)) return false
    const excepted = spansOf(exceptions, sentence)
    return spansOf(signs, sentence).some(([from, to]) => !excepted.some(([start, end]) => start <= from && to <= end))
  }
  const hasSignAnywhere = (sentence: string) => {
    const meant = anywhereExceptions.reduce((rest, exception) => rest.replaceAll(exception, ' '), sentence)
    return anywhere.some((sign) => meant.includes(sign))
  }
  return (sentences) => sentences.some((sentence) => hasSign(sentence) || hasSignAnywhere(sentence))
}

function spansOf(patterns: readonly RegExp[], sentence: string): [from: number, to: number][] {
  return patterns.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(({ 0: { length }, index }): [number, number] => [index, index + length]),
  )
}
