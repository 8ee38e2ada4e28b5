import type { ReactNode } from 'react'
import './lined-paper.css'

/** `active` is the line of the cursor. */
type LinedPaperProps = { text: string; active?: number; children?: ReactNode }

/** In characters. With a copy of more, every key holds the page for seconds. */
const longest = 20_000

/**
 * A copy of the text below the box (`children`) sets its height in every browser, and puts a number beside each line,
 * wrapped or not. A text far beyond what can be stored has neither: it scrolls in a box without numbers.
 */
export function LinedPaper({ text, active, children }: LinedPaperProps) {
  return (
    <div className="lined-box" data-long={text.length > longest || undefined}>
      {text.length <= longest && <NumberedLines text={text} active={active} />}
      {children}
    </div>
  )
}

function NumberedLines({ text, active }: Pick<LinedPaperProps, 'text' | 'active'>) {
  const lines = text.split('\n')
  const numbered = [...lines, ...Array.from({ length: Math.max(0, 3 - lines.length) }, () => '')]
  return (
    <div className="lined-box-copy own-words" aria-hidden>
      {numbered.map((line, index) => (
        <div key={index} data-active={index === active || undefined}>{`${line}\u200b`}</div>
      ))}
    </div>
  )
}
