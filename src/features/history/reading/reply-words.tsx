import type { Entry } from '#domain/entry'
import { quotableLines } from '#domain/quotations'
import { LetterWords } from '~/drawings/letter-words'
import { useLanguageOf } from '~/lib/use-language-of'

export function ReplyWords({ entry }: { entry: Entry }) {
  const words = entry.aiResponse ?? ''
  const lang = useLanguageOf(words)
  return <LetterWords {...{ words, lang }} items={quotableLines(entry)} />
}
