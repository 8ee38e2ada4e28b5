import type { Entry } from './entry.ts'
import { passagesOf, quotableLines, type Passage } from './quotations.ts'

const longest = 160

/** What the letter of a day leaves for the next one: its last question, or else its last sentence. */
export function rememberedOf(entry: Entry): Passage[] | undefined {
  if (entry.tone || !entry.aiResponse) return undefined
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(entry.aiResponse)]
    .map(({ segment }) => segment.trim())
    .filter(Boolean)
  const sentence = sentences.findLast((one) => /[?？؟]$/u.test(one)) ?? sentences.at(-1)
  return sentence && sentence.length <= longest ? passagesOf(sentence, quotableLines(entry)) : undefined
}
