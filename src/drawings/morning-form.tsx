import type { ReactNode } from 'react'
import type { Passage } from '#domain/quotations'
import { journal, today } from '#domain/texts'
import { Card } from './card.tsx'

export function FormCard({ children }: { children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-1 px-5! pt-2! pb-5! desk:gap-6 desk:px-8! desk:pt-5! desk:pb-8!">
      {children}
    </Card>
  )
}

/** The head of a section that was sent: its lines stay where they were. */
export function SectionHead({ id, title, question }: { id?: string; title: string; question?: string }) {
  return (
    <>
      <h2 id={id} className="flex min-h-11 items-center text-21 wrap-anywhere">
        {title}
      </h2>
      {question && <Question>{question}</Question>}
    </>
  )
}

function Question({ children }: { children: string }) {
  return (
    <p aria-hidden className="mb-1 text-13 text-soft desk:mb-2 desk:text-15">
      {children}
    </p>
  )
}

/** `mark` shows that the section can be folded. */
type FormSectionProps = { title: string; question: string; mark?: ReactNode; children: ReactNode }

export function FormSection({ title, question, mark, children }: FormSectionProps) {
  return (
    <details open className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-21">{title}</h2>
        {mark}
      </summary>
      <Question>{question}</Question>
      {children}
    </details>
  )
}

type FromLetter = { passages?: Passage[] | undefined; lang?: string | undefined }

/**
 * What the letter of the day before left for this one: above the sections, or, where there is room, on the page beside
 * them.
 */
export function Remembered({ passages, lang, inLine }: FromLetter & { inLine?: boolean }) {
  if (!passages) return null
  return (
    <p
      className={inLine ? 'from-letter pt-2 font-serif text-15 text-soft book:hidden' : 'font-serif text-21 text-soft'}
    >
      {inLine && `${today.letter.yesterday} `}
      <span lang={lang}>
        {passages.map(({ text, item }, index) => (item === undefined ? text : <em key={index}>{text}</em>))}
      </span>
    </p>
  )
}

/** The place of the letter beside the form, where there is room. `children` are the days of this week. */
export function EmptyLetter({ passages, lang, children }: FromLetter & { children?: ReactNode }) {
  return (
    <div className="letter empty-letter hidden flex-col gap-6 rounded-card border border-hairline book:flex">
      <p className="text-15 text-soft">{passages ? today.letter.fromYesterday : journal.letter.title}</p>
      {passages ? (
        <Remembered passages={passages} lang={lang} />
      ) : (
        <p className="font-serif text-21 text-soft">{today.letter.toCome}</p>
      )}
      {children && <div className="mt-auto">{children}</div>}
    </div>
  )
}
