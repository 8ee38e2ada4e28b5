import type { ReactNode } from 'react'
import { categoryLabels, frequencyLabels, priorityLabels, type GoalFields } from '#domain/goal'
import { goalTexts, plainTextNames, smartTextNames } from '#domain/goal-texts'
import { shortDate } from '#domain/local-date'
import { storableFields } from './goal-form.ts'

/** Everything that the form will send, to read once more. */
export function GoalReview({ form, hasCategory }: { form: GoalFields; hasCategory: boolean }) {
  const { milestones } = storableFields(form)
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
      <Line label="Reminders">{remindersOf(form)}</Line>
      {smartTexts.map((name) => (
        <Line key={name} label={goalTexts[name].label}>
          {form[name]}
        </Line>
      ))}
      {milestones.length > 0 && (
        <Line label="Milestones">
          <ol className="list-decimal pl-6">
            {milestones.map((milestone) => (
              <li key={milestone}>{milestone}</li>
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

/** 'Same day only, at 07:30', or that there are none. */
export function remindersOf({
  reminderEnabled,
  reminderFrequency,
  reminderTime,
}: Pick<GoalFields, 'reminderEnabled' | 'reminderFrequency' | 'reminderTime'>): string {
  if (!reminderEnabled) return 'No reminders'
  const time = reminderFrequency === 'same-day' && reminderTime ? `, at ${reminderTime}` : ''
  return `${frequencyLabels[reminderFrequency]}${time}, by email`
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
