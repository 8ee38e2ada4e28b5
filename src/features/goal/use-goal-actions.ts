import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { Goal, GoalFields } from '#domain/goal'
import { goalCommon } from '#domain/texts'
import { useDelivery } from '~/features/outbox/delivery.queries'
import { answer, api } from '~/lib/api'
import { NoAnswer, currentOf, sentenceOf } from '~/lib/api-error'
import { marked, namesOf } from '~/device/change'
import { readChange, updateChange } from '~/device/change-store'
import { useChange } from '~/device/use-change'
import { settled } from '~/lib/settled'
import { confirm } from '~/ui/confirm'
import { toast } from '~/ui/toast'
import { keepSeen, placeOfGoal } from './goal-change.ts'
import { goalKind, isReminders } from './goal-kind.ts'
import { latestGoal, showDeletedGoal, showGoal } from './goal.queries.ts'

/** A goal with what the person decided on this device and the server has not confirmed yet. */
export function useGoalOnDevice(goal: Goal): Goal {
  const { change } = useChange<GoalFields>(placeOfGoal(goal))
  const waiting = Object.fromEntries((change?.submitted ?? []).map((name) => [name, change?.fields[name]]))
  return { ...goal, ...waiting }
}

type Marking = { goal: Goal; fields: Partial<GoalFields> }

/** Changes that take effect at once: progress, ticks and reminder settings. */
export function useChangeGoal() {
  const client = useQueryClient()
  const { mutateAsync } = useDelivery(goalKind, ({ goal }: Marking) => placeOfGoal(goal), {
    begin: ({ goal, fields }) => {
      const place = placeOfGoal(goal)
      const stored = latestGoal(client, goal)
      for (const name of namesOf<GoalFields>(fields))
        updateChange<GoalFields>(place, (change) =>
          marked(change, { stored, name, value: fields[name]!, seen: stored[name] }),
        )
      keepSeen(place, stored)
    },
    savedMessage: (delivered, { fields }) =>
      isReminders(namesOf<GoalFields>(fields)) ? goalKind.savedMessage(delivered) : undefined,
    // Without a connection the change waits on this device, and the outbox sends it later.
    isShown: (error) => error instanceof NoAnswer,
  })
  return (goal: Goal, fields: Partial<GoalFields>) => settled(mutateAsync({ goal, fields }))
}

/** Deletes the version that the person has seen, after a question, with ten seconds to restore it. */
function useDeleteGoal(onDeleted?: () => void) {
  const client = useQueryClient()
  return useCallback(
    async (goal: Goal) => {
      const { id, title, version } = goal
      const isConfirmed = await confirm({
        title: goalCommon.delete.title,
        description: goalCommon.delete.warning(title),
        action: goalCommon.actions.delete,
        tone: 'danger',
      })
      if (!isConfirmed) return
      const place = placeOfGoal(goal)
      const change = readChange<GoalFields>(place)
      const restore = async () => {
        try {
          updateChange<GoalFields>(place, (latest) => latest ?? change)
          showGoal(client, await answer(api.goals[':id'].restore.$post({ param: { id } })))
        } catch (error) {
          toast({ title: goalCommon.failed.restore, description: sentenceOf(error), tone: 'danger' })
        }
      }
      try {
        await answer(api.goals[':id'].$delete({ param: { id }, query: { version: String(version) } }))
        // What was not saved is deleted with its goal.
        updateChange(place, () => undefined)
        showDeletedGoal(client, goal)
        onDeleted?.()
        toast({ ...goalCommon.delete.done, undo: () => void restore() })
      } catch (error) {
        const current = currentOf<Goal>(error)
        if (current) showGoal(client, current)
        toast({ title: goalCommon.failed.delete, description: sentenceOf(error), tone: 'danger' })
      }
    },
    [client, onDeleted],
  )
}

export function useGoalActions({ goesTo }: { goesTo?: string } = {}) {
  const navigate = useNavigate()
  const change = useChangeGoal()
  const deleteGoal = useDeleteGoal(goesTo === undefined ? undefined : () => void navigate(goesTo))
  return {
    onChange: (goal: Goal, fields: Partial<GoalFields>) => void change(goal, fields),
    onDelete: (goal: Goal) => void deleteGoal(goal),
  }
}
