import { Fragment, type ReactNode } from 'react'
import type { Entry } from '#domain/entry'
import { itemsOf } from '#domain/items'
import { entrySections, formSections, type EntrySection, type FormSection } from '#domain/entry-sections'
import { journal, today } from '#domain/texts'
import { itemsToTick, tickedSection } from '#domain/ticks'
import { Button } from './button.tsx'
import { FormCard, SectionHead } from './morning-form.tsx'

type FormTexts = Record<FormSection, string>

type WrittenPageProps = FormTexts & {
  /** Above the sections. */
  head?: ReactNode
  foot?: ReactNode
  /** Replaces the items that can be ticked. */
  wins?: ReactNode
  litItem?: string | undefined
}

/** The sections of the morning form, to be read, with each first line where it was written. */
export function WrittenPage({ head, foot, wins, litItem, ...texts }: WrittenPageProps) {
  return (
    <FormCard>
      {head}
      {formSections
        .filter((name) => texts[name].trim() !== '')
        .map((name) => {
          const { shownAs }: EntrySection = entrySections[name]
          if (wins && name === tickedSection) return <Fragment key={name}>{wins}</Fragment>
          const section = { ...journal.sections[name], text: texts[name] }
          return shownAs === 'items' ? (
            <Items key={name} {...section} litItem={litItem} />
          ) : (
            <Prose key={name} {...section} />
          )
        })}
      {foot && <div className="flex min-h-11 flex-wrap items-center gap-x-5 text-13 text-soft">{foot}</div>}
    </FormCard>
  )
}

type SectionProps = { title: string; question?: string; text: string }

const section = 'min-w-0 pb-5'
const row = 'own-words shadow-[inset_0_-1px_var(--color-hairline)]'

function Prose({ title, question, text }: SectionProps) {
  return (
    <div className={section}>
      <SectionHead {...{ title, question }} />
      <p className="own-words">{text}</p>
    </div>
  )
}

/** `litItem` is the line to which the letter points. */
export function Items({ title, question, text, litItem }: SectionProps & { litItem?: string | undefined }) {
  const items = itemsOf(text)
  return (
    <div className={section}>
      <SectionHead {...{ title, question }} />
      {items.length === 0 ? (
        <p className="text-soft">{today.page.nothing}</p>
      ) : (
        <ol>
          {items.map((item, index) => (
            <li key={index} dir="auto" data-lit={item === litItem || undefined} className={`${row} flex gap-3`}>
              <span aria-hidden className="min-w-5 shrink-0 text-soft">
                {index + 1}
              </span>
              <span className="min-w-0 flex-1">{item}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

type WinsProps = {
  entry: Parameters<typeof itemsToTick>[0] & Pick<Entry, 'tone'>
  doneItems: readonly string[]
  litItem?: string | undefined
  /** Where the ticks are that are not stored. */
  state?: string
  drawItem: (item: string, isTicked: boolean) => ReactNode
  children?: ReactNode
}

/** The small wins, to be ticked off. When all are done, they and the sun of the day are lit (sky.css). */
export function Wins({ entry, doneItems, litItem, state, drawItem, children }: WinsProps) {
  const items = itemsToTick(entry)
  const isDone = items.length > 0 && items.every((item) => doneItems.includes(item)) && !entry.tone
  return (
    <div className={`${section} wins`} data-done={isDone || undefined}>
      <SectionHead id="wins-title" {...journal.sections[tickedSection]} />
      {/* The first line is where it was written; a row is high enough for a finger. */}
      <ul aria-labelledby="wins-title" className="-mt-1.5">
        {items.map((item) => {
          const isTicked = doneItems.includes(item)
          return (
            <li
              key={item}
              dir="auto"
              data-lit={item === litItem || undefined}
              className={`${row} ${isTicked ? 'text-soft' : ''}`}
            >
              {drawItem(item, isTicked)}
            </li>
          )
        })}
      </ul>
      <p role="status" className={`mt-2 empty:hidden ${state ? 'text-15 text-soft' : 'font-serif'}`}>
        {state || (isDone && today.page.allDone)}
      </p>
      {children}
    </div>
  )
}

/** Of the mood at the foot of the book, until its script arrives. */
export const heightOfMood = 'h-25 sm:h-17'

/** Keeps the place of the button that carries over what is left, so that nothing moves when its script arrives. */
export function PlaceOfCarryOver() {
  return (
    <div className="invisible mt-3">
      <Button className="px-3! text-15!">{today.page.carryOver}</Button>
    </div>
  )
}
