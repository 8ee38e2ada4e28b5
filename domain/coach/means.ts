import { foldSentences } from './phrases.ts'
import { createRecognizer } from './recognizer.ts'
import { meansSigns } from './signs/means.ts'

const hasMeans = createRecognizer([{ signs: meansSigns }])

/** Folded, a noose is a nose. */
const isNoose = /(?<!\p{L})nooses?(?!\p{L})/iu
const isPrivate = /(?<!\p{L})(?:sex|sexy|orgasm\p{L}*|masturbat\p{L}*|porn|horny|blowjob|nudes|naked)(?!\p{L})/iu

/** Whether a line names what could be a means or a farewell, or what is private. No letter quotes such a line. */
export function isUnquotable(line: string, fold = foldSentences): boolean {
  return hasMeans(fold(line)) || isNoose.test(line) || isPrivate.test(line)
}
