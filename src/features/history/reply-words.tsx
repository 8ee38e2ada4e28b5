import { Fragment } from 'react'
import type { Entry } from '#domain/entry'
import { passagesOf, quotableLines } from '#domain/quotations'

/** The words of a reply. What it quotes of the page is in italics, without marks. */
export function ReplyWords({ entry }: { entry: Entry }) {
  return (
    <p className="letter-words mt-4">
      {passagesOf(entry.aiResponse ?? '', quotableLines(entry)).map(({ text, item }, place) =>
        item === undefined ? <Fragment key={place}>{text}</Fragment> : <em key={place}>{text}</em>,
      )}
    </p>
  )
}
