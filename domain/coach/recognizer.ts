import { indexPhrases } from './phrase-index.ts'
import { foldLetters, phrasesOf, type LanguageRules } from './phrases.ts'

/** Decides whether folded sentences contain a sign of the rules that no exception contains. */
export function createRecognizer(languages: readonly LanguageRules[]): (sentences: readonly string[]) => boolean {
  const findSigns = indexPhrases(languages.map(({ signs, sets }) => ({ phrases: signs, sets })))
  const findExceptions = indexPhrases(languages.map(({ exceptions = [], sets }) => ({ phrases: exceptions, sets })))
  let folded: { anywhere: string[]; anywhereExceptions: string[] } | undefined

  const hasSign = (sentence: string) => {
    const signs = findSigns(sentence)
    if (signs.length === 0) return false
    const exceptions = findExceptions(sentence)
    return signs.some(([from, to]) => !exceptions.some(([start, end]) => start <= from && to <= end))
  }
  const hasSignAnywhere = (sentence: string) => {
    folded ??= {
      anywhere: languages.flatMap(({ anywhere = [] }) => phrasesOf(anywhere).map(foldLetters)),
      anywhereExceptions: languages.flatMap(({ anywhereExceptions = [] }) =>
        phrasesOf(anywhereExceptions).map(foldLetters),
      ),
    }
    const meant = folded.anywhereExceptions.reduce((rest, exception) => rest.replaceAll(exception, ' '), sentence)
    return folded.anywhere.some((sign) => meant.includes(sign))
  }
  return (sentences) => sentences.some((sentence) => hasSign(sentence) || hasSignAnywhere(sentence))
}

/** Tells the first kind whose rules find a sign. */
export function createClassifier<Kind extends string>(
  rules: Record<Kind, LanguageRules>,
): (sentences: readonly string[]) => Kind | undefined {
  const kinds = (Object.entries(rules) as [Kind, LanguageRules][]).map(([kind, one]) => ({
    kind,
    recognizes: createRecognizer([one]),
  }))
  // Most texts have no sign at all, and one look tells. An exception of one kind cancels no sign of another.
  const hasAny = createRecognizer(Object.values<LanguageRules>(rules).map(({ signs, sets = {} }) => ({ signs, sets })))
  return (sentences) => (hasAny(sentences) ? kinds.find(({ recognizes }) => recognizes(sentences))?.kind : undefined)
}
