import { Fragment, type ReactNode } from 'react'
import { paragraphsOf, passagesOf } from '#domain/quotations'
import './letter.css'

type LetterWordsProps = {
  words: string
  /** Of another language than English. */
  lang?: string | undefined
  /** The lines of the page, which the words may quote. */
  items: readonly string[]
  /** Draws a passage. `item` is the line that it quotes. */
  draw?: (text: string, item: string | undefined) => ReactNode
}

export function LetterWords({ words, lang, items, draw = plain }: LetterWordsProps) {
  return (
    <div lang={lang} className="letter-words mt-4">
      {paragraphsOf(words).map((paragraph, index) => (
        <p key={index}>
          {passagesOf(paragraph, items).map(({ text, item }, place) => (
            <Fragment key={place}>{draw(text, item)}</Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}

const plain = (text: string, item: string | undefined) => (item === undefined ? text : <em>{text}</em>)
