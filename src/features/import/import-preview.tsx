import type { ReactNode } from 'react'
import { itemsOf } from '#domain/items'
import { entrySections, sectionNames, type SectionName } from '#domain/entry-sections'
import type { ImportedGoal } from '#domain/goal-schemas'
import type { ImportedDay } from '#domain/import/imported-day'
import { shortDate } from '#domain/time/local-date'
import { Button } from '~/drawings/button'
import { Notice } from '~/ui/notice'
import {
  countsInWords,
  days,
  daysAndGoals,
  entries,
  goals as goalCount,
  headings,
  listOf,
  pieces,
} from './import-words.ts'
import type { ImportSelection } from './use-import.ts'

const manyShown = 50

type ImportPreviewProps = { selection: ImportSelection; onStore: () => void; onAgain: () => void }

/** What the files hold: the days to store, the days that have an entry, and what is left out. Nothing is stored yet. */
export function ImportPreview({ selection, onStore, onAgain }: ImportPreviewProps) {
  const { file, newDays, daysHere, goals, goalsHere } = selection
  const isNew = newDays.length + goals.length > 0
  const [first, last] = [file.days[0]?.date, file.days.at(-1)?.date]
  return (
    <>
      <div>
        <p className="font-serif text-21">
          {(file.days.length > 0 || file.goals.length === 0) && entries(file.days.length)}
          {daysHere.length > 0 && `, ${days(daysHere.length)} already written here`}
          {file.days.length > 0 && file.goals.length > 0 && ', '}
          {file.goals.length > 0 && goalCount(file.goals.length)}
          {goalsHere > 0 && `, ${goalsHere.toLocaleString('en-US')} of them already here`}
        </p>
        <p className="text-15 text-soft">
          {listOf(file.sources)}
          {first && last && `, ${shortDate(first)}${first === last ? '' : ` to ${shortDate(last)}`}`}
        </p>
        {Object.keys(file.counts).length > 0 && (
          <p className="mt-2 text-15">Firstlight saves words only. What stays behind: {countsInWords(file.counts)}.</p>
        )}
      </div>
      {!isNew && (
        <Notice title="There is nothing new here">
          {file.days.length + file.goals.length > 0
            ? 'Everything that was found is in your journal already, and stays as it is.'
            : 'No day could be read.'}
        </Notice>
      )}
      {daysHere.length > 0 && newDays.length > 0 && (
        <More title={`${days(daysHere.length)} already written here, which stay as they are`}>
          {daysHere.slice(0, manyShown).map((day) => (
            <FirstLines key={day.date} day={day} />
          ))}
          <Rest of={daysHere.length} />
        </More>
      )}
      {file.unknownHeadings.length > 0 && (
        <More title={`${headings(file.unknownHeadings.length)}, whose words go to the diary`}>
          {file.unknownHeadings.slice(0, manyShown).map(({ title, days: number }) => (
            <li key={title} className="py-2 text-15 [overflow-wrap:anywhere]">
              “{title}” <span className="text-soft">on {days(number)}</span>
            </li>
          ))}
          <Rest of={file.unknownHeadings.length} />
        </More>
      )}
      {file.leftOut.length > 0 && (
        <More title={`${pieces(file.leftOut.length)} left out`}>
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
          <h3 className="text-15 text-soft">{newDays.length > 3 ? 'The first of them' : 'What comes along'}</h3>
          <ul className="mt-1 divide-y divide-hairline border-y border-hairline">
            {newDays.slice(0, 3).map((day) => (
              <FirstLines key={day.date} day={day} />
            ))}
          </ul>
        </section>
      )}
      {goals.length > 0 && (
        <section>
          <h3 className="text-15 text-soft">Goals</h3>
          <ul className="mt-1 divide-y divide-hairline border-y border-hairline">
            {goals.slice(0, 3).map((goal) => (
              <GoalLine key={goal.id} goal={goal} />
            ))}
            {goals.length > 3 && <li className="py-2 text-15 text-soft">and {goals.length - 3} more</li>}
          </ul>
        </section>
      )}
      <div className="-mx-6 -mb-6 flex flex-wrap items-center gap-x-3 border-t border-hairline bg-card px-6 py-4 [@media(height>=40rem)]:sticky [@media(height>=40rem)]:-bottom-6">
        {isNew && (
          <Button look="primary" onClick={onStore}>
            Bring {daysAndGoals({ days: newDays.length, goals: goals.length })} along
          </Button>
        )}
        <Button look={isNew ? 'plain' : 'quiet'} className={isNew ? 'px-3!' : ''} onClick={onAgain}>
          Back
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
          <p className="text-13 text-soft">{entrySections[name].title}</p>
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
    progress === 100 ? 'completed' : `${progress}%`,
    targetDate && `by ${shortDate(targetDate)}`,
    milestones.length > 0 && `${milestones.length} ${milestones.length === 1 ? 'milestone' : 'milestones'}`,
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
  return (
    of > manyShown && <li className="py-2 text-15 text-soft">and {(of - manyShown).toLocaleString('en-US')} more</li>
  )
}

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="rounded-control border border-hairline px-4">
      <summary className="min-h-11 scroll-mb-24 cursor-pointer py-2.5 text-15">{title}</summary>
      <ul className="divide-y divide-hairline border-t border-hairline">{children}</ul>
    </details>
  )
}
