import type { ReactNode } from 'react'
import { milestonesOf, type GoalFields } from '#domain/goal'
import { plainTextNames, smartTextNames } from '#domain/goal-texts'
import { drawnGoals, goalCommon, goalForm } from '#domain/texts'
import { shortDate } from '#domain/time/local-date'
import type { User } from '#domain/user'
import { storableFields } from './goal-rules.ts'
import { Reminders } from '../card/next-reminder.tsx'

/** Everything that the form will send, to read once more. */
export function GoalReview({ form, hasCategory, user }: { form: GoalFields; hasCategory: boolean; user: User }) {
  const milestones = milestonesOf(storableFields(form))
  const smartTexts = form.isSmartGoal ? smartTextNames.filter((name) => form[name].trim() !== '') : []
  return (
    <dl className="flex flex-col gap-4">
      <Line label={goalForm.fields.category}>{hasCategory && goalForm.categories[form.category]}</Line>
      <Line label={goalForm.fields.title}>{form.title}</Line>
      {plainTextNames.map((name) => (
        <Line key={name} label={goalForm.fields[name]}>
          {form[name]}
        </Line>
      ))}
      <Line label={goalForm.fields.priority}>{drawnGoals.priorities[form.priority]}</Line>
      <Line label={goalForm.fields.targetDate}>{targetOf(form)}</Line>
      <Line label={goalForm.fields.reminders}>
        <Reminders goal={form} user={user} />
      </Line>
      {smartTexts.map((name) => (
        <Line key={name} label={goalForm.fields[name]}>
          {form[name]}
        </Line>
      ))}
      {milestones.length > 0 && (
        <Line label={goalForm.fields.milestones}>
          <ol className="list-decimal ps-6">
            {milestones.map(({ words, tick }) => (
              <li key={tick}>{words}</li>
            ))}
          </ol>
        </Line>
      )}
    </dl>
  )
}

/** 'Dec 20, 2026 at 18:30'; empty without a target date. */
export function targetOf({ targetDate, targetTime }: Pick<GoalFields, 'targetDate' | 'targetTime'>): string {
  if (!targetDate) return ''
  const date = shortDate(targetDate)
  return targetTime ? goalCommon.dateAndTime({ date, time: targetTime }) : date
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="text-15 text-soft">{label}</dt>
      <dd className="font-serif whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]">{children}</dd>
    </div>
  )
}
