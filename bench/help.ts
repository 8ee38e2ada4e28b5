/**
 * npm run bench:help: how many texts that need help are found, and how many others are taken for such. Nothing was made
 * with these texts. They are invented, each file by another writer in the language of its name. In the files of hints
 * most texts that need help only hint at it, and most others are look-alikes. The files of pages have whole pages of
 * people in no danger, a quarter of them with a hard time.
 */
import { speaksOfSelfHarm } from '#domain/coach/self-harm'
import { readTexts, type Text } from './texts.ts'

const texts = readTexts('unseen')
for (const file of new Set(texts.map((text) => text.file))) {
  const [needing, others] = [true, false].map((needsHelp) =>
    texts.filter((text) => text.file === file && (text.label === 'help') === needsHelp),
  )
  const found = needing!.length > 0 ? `found ${shareOf(needing!)}, ` : ''
  console.log(`${file.padEnd(20)} ${found}false alarms ${shareOf(others!)}`)
}
console.log('The goal is 0.92 found and at most 0.06 false alarms (docs/decisions/0019-safe-replies.md).')

function shareOf(list: Text[]): string {
  const found = list.filter(({ text }) => speaksOfSelfHarm(text))
  return `${(found.length / list.length).toFixed(3)} of ${list.length}`
}
