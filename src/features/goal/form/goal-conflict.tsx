import { milestonesOf, type GoalFields } from '#domain/goal'
import { mapGoalTexts } from '#domain/goal-texts'
import { inPercent } from '#domain/numbers'
import { drawnGoals, goalForm } from '#domain/texts'
import { ConflictView } from '~/ui/conflict-view'
import { Notice } from '~/ui/notice'
import { targetOf } from './goal-review.tsx'
import { remindersOf } from '../card/next-reminder.tsx'

type Shown = { label: string; textOf: (goal: GoalFields) => string }

function shownFields(): Record<keyof GoalFields, Shown> {
  const { fields, categories } = goalForm
  const { smart, milestonesDone } = goalForm.conflict
  const target: Shown = { label: fields.targetDate, textOf: targetOf }
  const reminders: Shown = { label: fields.reminders, textOf: remindersOf }
  return {
    title: { label: fields.title, textOf: ({ title }) => title },
    ...mapGoalTexts<Shown>((name) => ({ label: fields[name], textOf: (goal) => goal[name] })),
    category: { label: fields.category, textOf: ({ category }) => categories[category] },
    priority: { label: fields.priority, textOf: ({ priority }) => drawnGoals.priorities[priority] },
    targetDate: target,
    targetTime: target,
    reminderEnabled: reminders,
    reminderFrequency: reminders,
    reminderTime: reminders,
    isSmartGoal: { label: smart.label, textOf: ({ isSmartGoal }) => (isSmartGoal ? smart.on : smart.off) },
    progress: { label: fields.progress, textOf: ({ progress }) => inPercent(progress) },
    milestones: { label: fields.milestones, textOf: ({ milestones }) => milestones.join('\n') },
    milestonesDone: {
      label: milestonesDone,
      textOf: (goal) =>
        milestonesOf(goal)
          .flatMap(({ words, isDone }) => (isDone ? [words] : []))
          .join('\n'),
    },
  }
}

/** How these fields are shown, each once. A field of an earlier release is not. */
export function shownOf(names: (keyof GoalFields)[]): Shown[] {
  const shown = shownFields()
  return [...new Set(names.flatMap((name) => shown[name] ?? []))]
}

type GoalConflictProps = {
  names: (keyof GoalFields)[]
  saved: GoalFields
  own: GoalFields
  onChoose: (choice: 'own' | 'saved') => void
}

/** What was changed here and elsewhere. */
export function GoalConflict({ names, saved, own, onChoose }: GoalConflictProps) {
  return (
    <>
      <Notice tone="warning" title={goalForm.conflict.title}>
        {goalForm.conflict.note}
      </Notice>
      <ConflictView
        sections={shownOf(names).map(({ label, textOf }) => ({ title: label, saved: textOf(saved), own: textOf(own) }))}
        hasBoth={false}
        onChoose={(choice) => onChoose(choice === 'saved' ? 'saved' : 'own')}
      />
    </>
  )
}
