import { Fragment } from 'react'
import type { Entry } from '#domain/entry'
import { paragraphsOf, passagesOf, quotableLines } from '#domain/quotations'
import { languageOfReply } from '#domain/reply-language'

/** The words of a reply. What it quotes of the page is in italics, without marks. */
export function ReplyWords({ entry }: { entry: Entry }) {
  const lines = quotableLines(entry)
  const words = entry.aiResponse ?? ''
  return (
    <div lang={languageOfReply(words)} className="letter-words mt-4">
      {paragraphsOf(words).map((paragraph, index) => (
        <p key={index}>
          {passagesOf(paragraph, lines).map(({ text, item }, place) =>
            item === undefined ? <Fragment key={place}>{text}</Fragment> : <em key={place}>{text}</em>,
          )}
        </p>
      ))}
    </div>
  )
}
