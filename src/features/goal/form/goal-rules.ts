import { reminderFieldNames, ticksOfMilestones, type GoalFields } from '#domain/goal'
import { textNamesOfStep } from '#domain/goal-texts'

/** What each step of the wizard asks for. */
export const stepFields: readonly (readonly (keyof GoalFields)[])[] = [
  ['title', 'category', ...textNamesOfStep('details'), 'priority'],
  ['isSmartGoal', ...textNamesOfStep('timeline')],
  ['targetDate', 'targetTime', ...reminderFieldNames, ...textNamesOfStep('reminders')],
  ['milestones'],
  [],
]

/** What is stored of a form: without empty milestones, and with a reminder time only for reminders on the day. */
export function storableFields(form: GoalFields): GoalFields {
  const milestones = form.milestones.map((milestone) => milestone.trim()).filter((milestone) => milestone !== '')
  const hasReminderTime = form.reminderEnabled && form.reminderFrequency === 'same-day'
  return {
    ...form,
    title: form.title.trim(),
    milestones,
    milestonesDone: ticksOfMilestones({ ...form, milestones }),
    reminderTime: hasReminderTime ? form.reminderTime : null,
  }
}

export type GoalFormErrors = Record<string, string>

/**
 * What is wrong, by field; with `fields`, only in those. Without the schema, which is loaded when it is first needed,
 * only the server validates.
 */
export async function errorsOfForm(form: GoalFields, fields?: readonly string[]): Promise<GoalFormErrors> {
  const rules = await import('#domain/goal-schemas').catch(() => undefined)
  const errors: GoalFormErrors = {}
  // Empty boxes are not sent, so the places of what is sent differ from those in the form.
  const boxes = form.milestones.flatMap((milestone, index) => (milestone.trim() === '' ? [] : [index]))
  for (const { path, message } of rules?.newGoalSchema.safeParse(storableFields(form)).error?.issues ?? []) {
    const [field = '', index] = path.map(String)
    if (fields && !fields.includes(field)) continue
    errors[index === undefined ? field : `${field}.${boxes[Number(index)]}`] ??= message
  }
  return errors
}
