import type { ComponentProps, ReactNode } from 'react'
import { composerName } from '#domain/coach-request'
import { firstName } from '#domain/first-name'
import { longDate } from '#domain/time/local-date'
import { journal } from '#domain/texts'
import { formats } from '#domain/time/formats'
import { WithLinks } from './with-links.tsx'
import { Mark } from './wordmark.tsx'
import './letter.css'

type LetterProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** The day that the letter answers. */
  date: string
  /** The person to whom the letter is written. */
  name?: string | undefined
  /** When it was written. A letter that is not complete is not signed. */
  signature?: ReactNode
  /** Who wrote it, where that is known. */
  writtenBy?: string | undefined
  /** In small ink below it. */
  foot?: ReactNode
}

/** A letter on its paper, wherever one is shown. `children` are its words. */
export function Letter({
  title,
  date,
  name,
  signature,
  writtenBy,
  foot,
  className = '',
  children,
  ...section
}: LetterProps) {
  return (
    <section className={`letter rounded-card border border-hairline shadow-card ${className}`} {...section}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 text-15 text-soft">
        {title}
        <p className="font-serif first-letter:uppercase">{longDate(date)}</p>
      </div>
      {name && <p className="mt-6 font-serif text-21">{journal.letter.addressee(firstName(name))}</p>}
      {children}
      {signature !== undefined && (
        <div className="mt-8 flex items-center gap-3">
          <Mark />
          <div>
            <p className="font-serif">Firstlight</p>
            {signature && <p className="text-15 text-soft">{signature}</p>}
            {writtenBy && <p className="text-13 text-soft [overflow-wrap:anywhere]">{writerInWords(writtenBy)}</p>}
          </div>
        </div>
      )}
      {foot && <div className="letter-foot">{foot}</div>}
    </section>
  )
}

/** Of a model the name without its path: "@cf/google/gemma-4-26b-a4b-it" is a gemma. */
function writerInWords(writtenBy: string): string {
  if (writtenBy === composerName) return journal.letter.writtenByComposer
  return journal.letter.writtenByModel(writtenBy.split('/').at(-1)!)
}

export function WrittenAt({ instant, zone }: { instant: number; zone: string }) {
  return (
    <WithLinks
      text={journal.letter.writtenAt(formats.time(zone).format(instant))}
      renderLink={(time) => <time dateTime={new Date(instant).toISOString()}>{time}</time>}
    />
  )
}
