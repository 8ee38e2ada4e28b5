import { Fragment, type ReactNode } from 'react'
import { itemsOf } from '#domain/items'
import { entrySections, formSections, type EntrySection, type FormSection } from '#domain/entry-sections'
import { carryOverLabel } from '#domain/time/day-part'
import { itemsToTick, tickedSection } from '#domain/ticks'
import { Button } from './button.tsx'
import { Card } from './card.tsx'

type FormTexts = Record<FormSection, string>

/** The sections of the morning form, to be read. */
export function WrittenPage({
  foot,
  wins,
  litItem,
  ...texts
}: FormTexts & { foot?: ReactNode; wins?: ReactNode; litItem?: string | undefined }) {
  return (
    <Card roomy>
      <div className="@container">
        <WrittenWords {...texts} wins={wins} litItem={litItem} />
      </div>
      {foot && <div className="mt-4 -mb-2 flex min-h-11 flex-wrap items-center gap-x-5 text-13 text-soft">{foot}</div>}
    </Card>
  )
}

/** `wins` replaces the items that can be ticked. Two columns where there is room, unless a text is so long that its column would be too narrow. */
function WrittenWords({ wins, litItem, ...texts }: FormTexts & { wins: ReactNode; litItem: string | undefined }) {
  const filled = formSections.filter((name) => texts[name].trim() !== '')
  const isLong = filled.some((name) => texts[name].length > 600)
  return (
    <div className={`grid gap-8 ${isLong ? '' : '@md:grid-cols-2'}`}>
      {filled.map((name) => {
        const { title, shownAs }: EntrySection = entrySections[name]
        if (wins && name === tickedSection) return <Fragment key={name}>{wins}</Fragment>
        if (shownAs === 'items') return <Items key={name} title={title} text={texts[name]} litItem={litItem} />
        return <Prose key={name} title={title} text={texts[name]} />
      })}
    </div>
  )
}

function Prose({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <h2 className="text-21">{title}</h2>
      <p className="own-words mt-2">{text}</p>
    </div>
  )
}

/** `litItem` is the line to which the letter points. */
export function Items({ title, text, litItem }: { title: string; text: string; litItem?: string | undefined }) {
  const items = itemsOf(text)
  return (
    <div className="min-w-0">
      <h2 className="text-21">{title}</h2>
      {items.length === 0 ? (
        <p className="mt-2 text-soft">Nothing written yet.</p>
      ) : (
        <ol className="mt-2 flex flex-col">
          {items.map((item, index) => (
            <li
              key={index}
              dir="auto"
              data-lit={item === litItem || undefined}
              className="own-words flex gap-3 border-b border-hairline py-1 last:border-0"
            >
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
  entry: Parameters<typeof itemsToTick>[0]
  doneItems: readonly string[]
  litItem?: string | undefined
  drawItem: (item: string, isDone: boolean) => ReactNode
  children?: ReactNode
}

/** The small wins, to be ticked off. */
export function Wins({ entry, doneItems, litItem, drawItem, children }: WinsProps) {
  return (
    <div className="min-w-0">
      <h2 id="wins-title" className="text-21">
        {entrySections[tickedSection].title}
      </h2>
      <ul aria-labelledby="wins-title" className="mt-2 flex flex-col">
        {itemsToTick(entry).map((item) => {
          const isDone = doneItems.includes(item)
          return (
            <li
              key={item}
              dir="auto"
              data-lit={item === litItem || undefined}
              className={`own-words border-b border-hairline last:border-0 ${isDone ? 'text-soft' : ''}`}
            >
              {drawItem(item, isDone)}
            </li>
          )
        })}
      </ul>
      {children}
    </div>
  )
}

/** Keeps the place of the button that carries over what is left, so that nothing moves when its script arrives. */
export function PlaceOfCarryOver() {
  return (
    <div className="invisible mt-3">
      <Button className="px-3! text-15!">{carryOverLabel}</Button>
    </div>
  )
}
