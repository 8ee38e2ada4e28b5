import { reminderFieldNames, type Goal, type GoalFields } from '#domain/goal'
import type { NewGoal } from '#domain/goal-schemas'
import { goalCommon } from '#domain/texts'
import { answer, api } from '~/lib/api'
import { sentenceOf } from '~/lib/api-error'
import { updateChange } from '~/device/change-store'
import type { ChangeKind } from '~/device/outbox'
import { goalKindName, newGoalId, newGoalKey } from './goal-change.ts'
import { goalsQuery, showDeletedGoal, showGoal } from './goal.queries.ts'

/** How the outbox sends a change of a goal, and what it says of the outcome. */
export const goalKind: ChangeKind<GoalFields, Goal> = {
  name: goalKindName,
  send: ({ key, change, sent, version }) =>
    version === undefined
      ? answer(api.goals.$post({ json: { ...sent, id: change.id } as NewGoal }))
      : answer(api.goals[':id'].$patch({ param: { id: key }, json: { ...sent, version } })),
  stored: (client, { key }, { id }) =>
    client.getQueryData(goalsQuery.queryKey)?.find((goal) => goal.id === (key === newGoalKey ? id : key)),
  show: showGoal,
  showDeleted: (client, place) => {
    showDeletedGoal(client, { userId: place.userId, id: place.key })
    // A new goal was stored, and deleted since. What is sent after this is another one.
    updateChange<GoalFields>(place, (change) =>
      change?.seenVersion === undefined ? change && { ...change, id: newGoalId() } : change,
    )
  },
  merge: ({ sent, seen, current }) => ({
    // The line of progress and the ticks are moved one at a time: the latest wish holds, and no tick of another tab is lost.
    ...(sent.progress !== undefined && { progress: sent.progress }),
    ...(sent.milestonesDone && {
      milestonesDone: mergedTicks(sent.milestonesDone, seen.milestonesDone ?? [], current.milestonesDone),
    }),
  }),
  savedMessage: ({ sent, wasNew }) =>
    goalCommon.saved[wasNew ? 'created' : isReminders(Object.keys(sent)) ? 'reminders' : 'updated'],
  failedMessage: ({ names, wasNew, error }) => ({
    title: wasNew
      ? goalCommon.failed.create
      : isReminders(names)
        ? goalCommon.failed.reminders
        : names.every((name) => name === 'progress' || name === 'milestonesDone')
          ? goalCommon.failed.progress
          : goalCommon.failed.update,
    description: sentenceOf(error),
  }),
}

export function isReminders(names: string[]): boolean {
  return names.every((name) => reminderFieldNames.some((other) => other === name))
}

function mergedTicks(own: string[], seen: string[], current: string[]): string[] {
  const removed = seen.filter((tick) => !own.includes(tick))
  const added = own.filter((tick) => !seen.includes(tick) && !current.includes(tick))
  return [...current.filter((tick) => !removed.includes(tick)), ...added]
}
