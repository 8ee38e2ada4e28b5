import type { ReactNode } from 'react'
import { categoryLabels, milestonesOf, priorityLabels, type GoalFields } from '#domain/goal'
import { goalTexts, plainTextNames, smartTextNames } from '#domain/goal-texts'
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
      <Line label="Category">{hasCategory && categoryLabels[form.category]}</Line>
      <Line label="Title">{form.title}</Line>
      {plainTextNames.map((name) => (
        <Line key={name} label={goalTexts[name].label}>
          {form[name]}
        </Line>
      ))}
      <Line label="Priority">{priorityLabels[form.priority]}</Line>
      <Line label="Target Date">{targetOf(form)}</Line>
      <Line label="Reminders">
        <Reminders goal={form} user={user} />
      </Line>
      {smartTexts.map((name) => (
        <Line key={name} label={goalTexts[name].label}>
          {form[name]}
        </Line>
      ))}
      {milestones.length > 0 && (
        <Line label="Milestones">
          <ol className="list-decimal pl-6">
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
  return targetDate ? [shortDate(targetDate), targetTime].filter(Boolean).join(' at ') : ''
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
