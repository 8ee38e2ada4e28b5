import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { goalDefaults, type GoalFields } from '#domain/goal'
import { discardChange, UnsentCard } from '~/ui/unsent-card'
import { useSessionEnded } from '~/features/user/user.queries'
import { ApiError, isOtherPerson } from '~/lib/api-error'
import { isSame, namesOf, submitted } from '~/device/change'
import { updateChange } from '~/device/change-store'
import { deliver, keepAsDraft } from '~/device/outbox'
import { useChange } from '~/device/use-change'
import { toast } from '~/ui/toast'
import { newGoalId, placeOfGoal } from './goal-change.ts'
import { shownFields } from './form/goal-conflict.tsx'
import { storableFields } from './form/goal-form.ts'
import { goalKind } from './goal-kind.ts'

type DeletedGoalProps = { userId: string; id: string; opensGoal: boolean }

/** What was changed here of a goal that was deleted elsewhere: it can be created again with these words. */
export function DeletedGoal({ userId, id, opensGoal }: DeletedGoalProps) {
  const place = placeOfGoal({ userId, id })
  const { change } = useChange<GoalFields>(place)
  const client = useQueryClient()
  const navigate = useNavigate()
  const sessionEnded = useSessionEnded()
  const create = useMutation({
    mutationFn: (goal: GoalFields) => {
      const fields = storableFields(goal)
      updateChange<GoalFields>(
        place,
        (latest) =>
          latest && submitted({ ...latest, texts: fields }, { stored: null, names: namesOf(fields), newId: newGoalId }),
      )
      return deliver({ kind: goalKind, place, client })
    },
    onSuccess: async (delivered) => {
      if (!delivered) return
      if (opensGoal) await navigate(`/goals/${delivered.stored.id}/view`, { replace: true })
      void toast(goalKind.savedMessage(delivered)!)
    },
    onError: (error) => {
      keepAsDraft(place)
      if (isOtherPerson(error)) return
      void toast({ ...goalKind.failedMessage({ names: [], wasNew: true, error }), tone: 'danger' })
      if (error instanceof ApiError && error.status === 401) sessionEnded()
    },
  })
  if (!change) return null

  const before = { ...goalDefaults, ...change.seen }
  const own = { ...before, ...change.texts }
  const goal = { ...own, title: own.title.trim() || before.title || 'Untitled goal' }
  const names = namesOf(change.texts).filter((name) => !isSame(own[name], before[name]))
  const fields = [...new Set(names.map((name) => shownFields[name]))]
  return (
    <UnsentCard
      title={`What you wrote for “${goal.title}”`}
      words={fields.map(({ label, textOf }) => ({ label, text: textOf(own) }))}
      send={{ label: 'Create It Again', onSend: () => create.mutate(goal), isSending: create.isPending }}
      onDiscard={() => discardChange(place)}
    >
      You changed this goal here, and it was deleted elsewhere. Your words are saved on this device. You can create the
      goal again with them, or discard them.
    </UnsentCard>
  )
}
