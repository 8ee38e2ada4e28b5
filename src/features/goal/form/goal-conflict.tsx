import { categoryLabels, milestonesOf, priorityLabels, type GoalFields } from '#domain/goal'
import { mapGoalTexts } from '#domain/goal-texts'
import { ConflictView } from '~/ui/conflict-view'
import { Notice } from '~/ui/notice'
import { targetOf } from './goal-review.tsx'
import { remindersOf } from '../card/next-reminder.tsx'

type Shown = { label: string; textOf: (goal: GoalFields) => string }

const target: Shown = { label: 'Target Date', textOf: targetOf }
const reminders: Shown = { label: 'Reminders', textOf: remindersOf }
const shownFields: Record<keyof GoalFields, Shown> = {
  title: { label: 'Title', textOf: ({ title }) => title },
  ...mapGoalTexts<Shown>((name, { label }) => ({ label, textOf: (goal) => goal[name] })),
  category: { label: 'Category', textOf: ({ category }) => categoryLabels[category] },
  priority: { label: 'Priority', textOf: ({ priority }) => priorityLabels[priority] },
  targetDate: target,
  targetTime: target,
  reminderEnabled: reminders,
  reminderFrequency: reminders,
  reminderTime: reminders,
  isSmartGoal: { label: 'SMART framework', textOf: ({ isSmartGoal }) => (isSmartGoal ? 'In use' : 'Not in use') },
  progress: { label: 'Progress', textOf: ({ progress }) => `${progress}%` },
  milestones: { label: 'Milestones', textOf: ({ milestones }) => milestones.join('\n') },
  milestonesDone: {
    label: 'Milestones that are done',
    textOf: (goal) =>
      milestonesOf(goal)
        .flatMap(({ words, isDone }) => (isDone ? [words] : []))
        .join('\n'),
  },
}

/** How these fields are shown, each once. A field of an earlier release is not. */
export const shownOf = (names: (keyof GoalFields)[]) => [...new Set(names.flatMap((name) => shownFields[name] ?? []))]

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
      <Notice tone="warning" title="This goal was changed elsewhere while you edited it">
        Nothing is replaced until you choose. The rest of what you wrote is below.
      </Notice>
      <ConflictView
        sections={shownOf(names).map(({ label, textOf }) => ({ title: label, saved: textOf(saved), own: textOf(own) }))}
        hasBoth={false}
        onChoose={(choice) => onChoose(choice === 'saved' ? 'saved' : 'own')}
      />
    </>
  )
}
