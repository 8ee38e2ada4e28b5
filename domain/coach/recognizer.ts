import { indexApart, indexPhrases } from './phrase-index.ts'
import { foldLetters, phrasesOf, type LanguageRules, type Sentence } from './phrases.ts'

/** Decides whether folded sentences contain a sign of the rules that no exception contains. */
export function createRecognizer(languages: readonly LanguageRules[]): (sentences: readonly Sentence[]) => boolean {
  const findSigns = indexPhrases(languages.map(({ signs, sets }) => ({ phrases: signs, sets })))
  const findExceptions = indexApart(languages.map(({ exceptions = [], sets }) => ({ phrases: exceptions, sets })))
  let folded: { anywhere: string[]; anywhereExceptions: string[] } | undefined

  const hasSign = (sentence: Sentence) => {
    const signs = findSigns(sentence)
    if (signs.length === 0) return false
    const exceptions = findExceptions(sentence)
    return signs.some((sign) => !exceptions.some((exception) => holds(exception, sign)))
  }
  const hasSignAnywhere = ({ text }: Sentence) => {
    folded ??= {
      anywhere: languages.flatMap(({ anywhere = [] }) => phrasesOf(anywhere).map(foldLetters)),
      anywhereExceptions: languages.flatMap(({ anywhereExceptions = [] }) =>
        phrasesOf(anywhereExceptions).map(foldLetters),
      ),
    }
    const { anywhere, anywhereExceptions } = folded
    if (!anywhere.some((sign) => text.includes(sign))) return false
    const meant = anywhereExceptions.reduce((rest, exception) => rest.replaceAll(exception, ' '), text)
    return anywhere.some((sign) => meant.includes(sign))
  }
  return (sentences) => sentences.some((sentence) => hasSign(sentence) || hasSignAnywhere(sentence))
}

type Rules = Omit<LanguageRules, 'anywhere' | 'anywhereExceptions'>

/** Finds the kinds whose rules have a sign. An exception of one kind cancels no sign of another. */
export function createFinder<Kind extends string>(
  rules: Record<Kind, Rules>,
): (sentences: readonly Sentence[]) => ReadonlySet<Kind> {
  const kinds = Object.keys(rules) as Kind[]
  const all = kinds.map((kind) => rules[kind])
  const findSigns = indexPhrases(all.map(({ signs, sets }) => ({ phrases: signs, sets })))
  const findExceptions = indexApart(all.map(({ exceptions = [], sets }) => ({ phrases: exceptions, sets })))
  const kindsIn = (sentence: Sentence) => {
    const signs = findSigns(sentence)
    if (signs.length === 0) return []
    const exceptions = findExceptions(sentence)
    return signs
      .filter((sign) => !exceptions.some((one) => one.rules === sign.rules && holds(one, sign)))
      .map((sign) => kinds[sign.rules]!)
  }
  return (sentences) => new Set(sentences.flatMap(kindsIn))
}

/** Tells the first kind whose rules find a sign. */
export function createClassifier<Kind extends string>(
  rules: Record<Kind, Rules>,
): (sentences: readonly Sentence[]) => Kind | undefined {
  const find = createFinder(rules)
  const kinds = Object.keys(rules) as Kind[]
  return (sentences) => {
    const found = find(sentences)
    return found.size === 0 ? undefined : kinds.find((kind) => found.has(kind))
  }
}

type Span = { from: number; to: number }
const holds = (outer: Span, inner: Span) => outer.from <= inner.from && inner.to <= outer.to
