import type { ReactNode } from 'react'
import './lined-paper.css'

/** `active` is the line of the cursor. */
type LinedPaperProps = { text: string; active?: number; children?: ReactNode }

/**
 * A copy of the text below the box (`children`) sets its height in every browser, and puts a number beside each line,
 * wrapped or not.
 */
export function LinedPaper({ text, active, children }: LinedPaperProps) {
  const lines = text.split('\n')
  const numbered = [...lines, ...Array.from({ length: Math.max(0, 3 - lines.length) }, () => '')]
  return (
    <div className="lined-box">
      <div className="lined-box-copy own-words" aria-hidden>
        {numbered.map((line, index) => (
          <div key={index} data-active={index === active || undefined}>{`${line}\u200b`}</div>
        ))}
      </div>
      {children}
    </div>
  )
}
