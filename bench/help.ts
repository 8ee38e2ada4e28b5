/**
 * npm run bench help: of each set of texts, how many get the help message, and how many the quiet letter. Nothing was made
 * with those in `bench/texts/unseen/`, each of which is by another writer. The texts of strangers (`-outside`) were
 * learned from, and are read in the history; `npm run train -- --check` says how they are read when they were not.
 */
import { foldingOf } from '#domain/coach/phrases'
import { dangerIn } from '#domain/coach/self-harm'
import { readFiles, readLearnedFiles, readTexts } from './texts.ts'

const texts = [...readTexts(readFiles('unseen')), ...readTexts(readLearnedFiles()).filter(({ isOutside }) => isOutside)]
for (const [set, all] of Map.groupBy(texts, ({ language, set, label }) => `${language} ${set} ${label}`)) {
  const dangers = all.map(({ text }) => dangerIn([text], foldingOf(text)))
  const shareOf = (one: string) => (dangers.filter((danger) => danger === one).length / all.length).toFixed(3)
  console.log(
    `${set.padEnd(36)} ${String(all.length).padStart(5)}   help ${shareOf('sign')}   quiet ${shareOf('likely')}`,
  )
}
