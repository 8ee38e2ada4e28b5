import { Fragment, type ReactNode } from 'react'

type WithLinksProps = { text: string; renderLink: (words: string, index: number) => ReactNode }

/** A text in which words in brackets are links, or something else of the page: 'See [the terms].' */
export function WithLinks({ text, renderLink }: WithLinksProps) {
  return text
    .split(/[[\]]/)
    .map((words, index) => <Fragment key={index}>{index % 2 === 0 ? words : renderLink(words, index >> 1)}</Fragment>)
}
