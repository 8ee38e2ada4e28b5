import type { ReactNode } from 'react'
import { itemsOf } from '#domain/entry'
import { entrySections, sectionNames, type SectionName } from '#domain/entry-sections'
import type { ImportedGoal } from '#domain/goal-schemas'
import type { ImportedDay } from '#domain/imported-day'
import { shortDate } from '#domain/local-date'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { days, daysAndGoals, entries, goals as goalCount } from './import-words.ts'
import type { Plan } from './use-import.ts'

const manyShown = 50

type ImportPreviewProps = { plan: Plan; onStore: () => void; onAgain: () => void }

/** What the file holds: the days to store, the days that have an entry, and what is left out. Nothing is stored yet. */
export function ImportPreview({ plan, onStore, onAgain }: ImportPreviewProps) {
  const { file, free, taken, goals, goalsHere } = plan
  const isNew = free.length + goals.length > 0
  const [first, last] = [file.days[0]?.date, file.days.at(-1)?.date]
  return (
    <>
      <div>
        <p className="font-serif text-21">
          {(file.days.length > 0 || file.goals.length === 0) && entries(file.days.length)}
          {taken.length > 0 && `, ${days(taken.length)} already written here`}
          {file.days.length > 0 && file.goals.length > 0 && ', '}
          {file.goals.length > 0 && goalCount(file.goals.length)}
          {goalsHere > 0 && `, ${goalsHere.toLocaleString('en-US')} of them already here`}
        </p>
        <p className="text-15 text-soft">
          {file.source}
          {first && last && `, ${shortDate(first)}${first === last ? '' : ` to ${shortDate(last)}`}`}
        </p>
      </div>
      {free.length > 0 && (
        <section>
          <h3 className="text-15 text-soft">{free.length > 3 ? 'The first of them' : 'What comes along'}</h3>
          <ul className="mt-1 divide-y divide-hairline border-y border-hairline">
            {free.slice(0, 3).map((day) => (
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
      {!isNew && (
        <Notice title="There is nothing new in this file">
          {file.days.length + file.goals.length > 0
            ? 'Everything in it is here already, and stays as it is.'
            : 'No day in it could be read.'}
        </Notice>
      )}
      {taken.length > 0 && free.length > 0 && (
        <More title={`${days(taken.length)} already written here, which stay as they are`}>
          {taken.slice(0, manyShown).map((day) => (
            <FirstLines key={day.date} day={day} />
          ))}
          <Rest of={taken.length} />
        </More>
      )}
      {file.leftOut.length > 0 && (
        <More
          title={`${file.leftOut.length === 1 ? '1 piece' : `${file.leftOut.length.toLocaleString('en-US')} pieces`} left out`}
        >
          {file.leftOut.slice(0, manyShown).map(({ where, why }, index) => (
            <li key={index} className="py-2 text-15 [overflow-wrap:anywhere]">
              <span className="text-soft">{where}:</span> {why}
            </li>
          ))}
          <Rest of={file.leftOut.length} />
        </More>
      )}
      <div className="flex flex-wrap gap-3">
        {isNew && (
          <Button look="primary" onClick={onStore}>
            Bring {daysAndGoals({ days: free.length, goals: goals.length })} along
          </Button>
        )}
        <Button onClick={onAgain}>Choose another file</Button>
      </div>
    </>
  )
}

function FirstLines({ day }: { day: ImportedDay }) {
  return (
    <li className="py-3">
      <p className="text-15 font-medium">{shortDate(day.date)}</p>
      {sectionNames.map(
        (name) =>
          day[name].trim() && (
            <div key={name} className="mt-2">
              <p className="text-13 text-soft">{entrySections[name].title}</p>
              <p className="line-clamp-2 font-serif whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]">
                {firstLines(name, day[name])}
              </p>
            </div>
          ),
      )}
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
      <summary className="min-h-11 cursor-pointer py-2.5 text-15">{title}</summary>
      <ul className="divide-y divide-hairline border-t border-hairline">{children}</ul>
    </details>
  )
}
