import type { ReactNode } from 'react'
import { itemsOf } from '#domain/items'
import { entrySections, sectionNames, type SectionName } from '#domain/entry-sections'
import type { ImportedGoal } from '#domain/goal-schemas'
import { droppedKinds, type Counts } from '#domain/import/gathering'
import type { ImportedDay } from '#domain/import/imported-day'
import { inList, inPercent } from '#domain/numbers'
import { frame, importing } from '#domain/texts'
import { shortDate } from '#domain/time/local-date'
import { journal } from '#domain/texts'
import { Button } from '~/drawings/button'
import { Notice } from '~/ui/notice'
import type { ImportSelection } from './use-import.ts'

const manyShown = 50

type ImportPreviewProps = { selection: ImportSelection; onStore: () => void; onAgain: () => void }

/** What the files hold: the days to store, the days that have an entry, and what is left out. Nothing is stored yet. */
export function ImportPreview({ selection, onStore, onAgain }: ImportPreviewProps) {
  const { file, newDays, daysHere, goals, goalsHere } = selection
  const isNew = newDays.length + goals.length > 0
  const [first, last] = [file.days[0]?.date, file.days.at(-1)?.date]
  const { preview } = importing
  const sources = inList(file.sources)
  const found = [
    (file.days.length > 0 || file.goals.length === 0) && importing.entries(file.days.length),
    daysHere.length > 0 && preview.daysHere(daysHere.length),
    file.goals.length > 0 && importing.goals(file.goals.length),
    goalsHere > 0 && preview.goalsHere(goalsHere),
  ]
  return (
    <>
      <div>
        <p className="font-serif text-21">{found.filter(Boolean).join(', ')}</p>
        <p className="text-15 text-soft">
          {first && last ? preview.source(sources, shortDate(first), shortDate(last)) : sources}
        </p>
        {Object.keys(file.counts).length > 0 && (
          <p className="mt-2 text-15">{preview.dropped(countsInWords(file.counts))}</p>
        )}
      </div>
      {!isNew && (
        <Notice title={preview.nothingNew}>
          {file.days.length + file.goals.length > 0 ? preview.allHere : preview.noDays}
        </Notice>
      )}
      {daysHere.length > 0 && newDays.length > 0 && (
        <More title={preview.stay(daysHere.length)}>
          {daysHere.slice(0, manyShown).map((day) => (
            <FirstLines key={day.date} day={day} />
          ))}
          <Rest of={daysHere.length} />
        </More>
      )}
      {file.unknownHeadings.length > 0 && (
        <More title={preview.headings(file.unknownHeadings.length)}>
          {file.unknownHeadings.slice(0, manyShown).map(({ title, days: number }) => (
            <li key={title} className="py-2 text-15 [overflow-wrap:anywhere]">
              {importing.quoted(title)} <span className="text-soft">{preview.onDays(number)}</span>
            </li>
          ))}
          <Rest of={file.unknownHeadings.length} />
        </More>
      )}
      {file.leftOut.length > 0 && (
        <More title={preview.leftOut(file.leftOut.length)}>
          {file.leftOut.slice(0, manyShown).map(({ where, why }, index) => (
            <li key={index} className="py-2 text-15 [overflow-wrap:anywhere]">
              <span className="text-soft">{where}:</span> {why}
            </li>
          ))}
          <Rest of={file.leftOut.length} />
        </More>
      )}
      {newDays.length > 0 && (
        <section>
          <h3 className="text-15 text-soft">{newDays.length > 3 ? preview.first : preview.all}</h3>
          <ul className="mt-1 divide-y divide-hairline border-y border-hairline">
            {newDays.slice(0, 3).map((day) => (
              <FirstLines key={day.date} day={day} />
            ))}
          </ul>
        </section>
      )}
      {goals.length > 0 && (
        <section>
          <h3 className="text-15 text-soft">{preview.goals}</h3>
          <ul className="mt-1 divide-y divide-hairline border-y border-hairline">
            {goals.slice(0, 3).map((goal) => (
              <GoalLine key={goal.id} goal={goal} />
            ))}
            {goals.length > 3 && <li className="py-2 text-15 text-soft">{importing.more(goals.length - 3)}</li>}
          </ul>
        </section>
      )}
      <div className="-mx-6 -mb-6 flex flex-wrap items-center gap-x-3 border-t border-hairline bg-card px-6 py-4 [@media(height>=40rem)]:sticky [@media(height>=40rem)]:-bottom-6">
        {isNew && (
          <Button look="primary" onClick={onStore}>
            {preview.store(importing.whole({ days: newDays.length, goals: goals.length }))}
          </Button>
        )}
        <Button look={isNew ? 'plain' : 'quiet'} className={isNew ? 'px-3!' : ''} onClick={onAgain}>
          {frame.back}
        </Button>
      </div>
    </>
  )
}

/** A day of one text shows two lines of it, a day of several texts one line of each. */
function FirstLines({ day }: { day: ImportedDay }) {
  const names = sectionNames.filter((name) => day[name].trim() !== '')
  const clamp = names.length === 1 ? 'line-clamp-2' : 'line-clamp-1'
  return (
    <li className="py-3">
      <p className="text-15 font-medium">{shortDate(day.date)}</p>
      {names.map((name) => (
        <div key={name} className="mt-1">
          <p className="text-13 text-soft">{journal.sections[name].title}</p>
          <p className={`${clamp} font-serif whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]`}>
            {firstLines(name, day[name])}
          </p>
        </div>
      ))}
    </li>
  )
}

function GoalLine({ goal: { title, progress = 0, targetDate, milestones = [] } }: { goal: ImportedGoal }) {
  const facts = [
    progress === 100 ? importing.preview.isCompleted : inPercent(progress),
    targetDate && importing.preview.by(shortDate(targetDate)),
    milestones.length > 0 && importing.preview.milestones(milestones.length),
  ]
  return (
    <li className="py-3">
      <p className="font-serif [overflow-wrap:anywhere] [unicode-bidi:plaintext]">{title}</p>
      <p className="text-15 text-soft">{facts.filter(Boolean).join(', ')}</p>
    </li>
  )
}

function firstLines(name: SectionName, text: string): string {
  const start = text.trim().slice(0, 300).toWellFormed()
  return entrySections[name].shownAs === 'items' ? itemsOf(start).join('\n') : start
}

function Rest({ of }: { of: number }) {
  return of > manyShown && <li className="py-2 text-15 text-soft">{importing.more(of - manyShown)}</li>
}

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="rounded-control border border-hairline px-4">
      <summary className="min-h-11 scroll-mb-24 cursor-pointer py-2.5 text-15">{title}</summary>
      <ul className="divide-y divide-hairline border-t border-hairline">{children}</ul>
    </details>
  )
}

/** '1 star and 2 tags' */
const countsInWords = (counts: Counts) =>
  inList(droppedKinds.flatMap((kind) => (counts[kind] ? [importing.dropped[kind](counts[kind])] : [])))
