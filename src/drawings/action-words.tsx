import { WithLinks } from './with-links.tsx'

type ActionWordsProps = {
  text: string
  /** Takes the place of the words in brackets. */
  spoken?: string
}

/** The words of a button, of which those in brackets are only spoken: 'Change [password]'. */
export function ActionWords({ text, spoken }: ActionWordsProps) {
  return <WithLinks text={text} renderLink={(words) => <span className="sr-only">{spoken ?? words}</span>} />
}
