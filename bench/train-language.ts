/**
 * Part of npm run train: chooses the words of `domain/coach/language-words.ts`, by which the language of a page is
 * known: the most frequent ones that are rare in the other languages, of the texts in `bench/texts/`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldLetters } from '#domain/coach/phrases'
import { readLearnedFiles, readTexts } from './texts.ts'

const kept = 500
/** So many times as frequent as in any other language. */
const times = 12
const fewest = 6

const counts = new Map<string, Map<string, number>>()
const totals = new Map<string, number>()
for (const { file, text } of readTexts(readLearnedFiles())) {
  const language = file.slice(0, 2)
  const words = counts.get(language) ?? new Map<string, number>()
  counts.set(language, words)
  totals.set(language, (totals.get(language) ?? 0) + 1)
  // A word with a capital letter may be a name. In German every noun has one.
  const own =
    text.match(language === 'de' ? /\p{L}[\p{L}\p{M}'’-]*/gu : /(?<![\p{L}\p{M}'’-])\p{Ll}[\p{L}\p{M}'’-]*/gu) ?? []
  for (const word of new Set(own.map(foldLetters))) words.set(word, (words.get(word) ?? 0) + 1)
}
const shareOf = (word: string, language: string) =>
  ((counts.get(language)?.get(word) ?? 0) + 0.5) / totals.get(language)!
const lists = ['en', 'de', 'es', 'fr'].map((language) => {
  const others = [...totals.keys()].filter((other) => other !== language && other !== 'xx')
  const chosen = [...counts.get(language)!]
    .filter(
      ([word, count]) =>
        count >= fewest && others.every((other) => shareOf(word, language) > times * shareOf(word, other)),
    )
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, kept)
    .map(([word]) => word)
  return `  ${language}: '${chosen.sort().join(' ')}',`
})
writeFileSync(
  join(import.meta.dirname, '../domain/coach/language-words.ts'),
  `/** Written by npm run train: frequent words, folded. */
export const learnedWords = {
${lists.join('\n')}
}
`,
)
