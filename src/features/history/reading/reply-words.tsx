import { Fragment } from 'react'
import type { Entry } from '#domain/entry'
import { paragraphsOf, passagesOf, quotableLines } from '#domain/quotations'

/** The words of a reply. What it quotes of the page is in italics, without marks. */
export function ReplyWords({ entry }: { entry: Entry }) {
  const lines = quotableLines(entry)
  return (
    <div className="letter-words mt-4">
      {paragraphsOf(entry.aiResponse ?? '').map((paragraph, index) => (
        <p key={index}>
          {passagesOf(paragraph, lines).map(({ text, item }, place) =>
            item === undefined ? <Fragment key={place}>{text}</Fragment> : <em key={place}>{text}</em>,
          )}
        </p>
      ))}
    </div>
  )
}
