import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { goalDefaults, type Goal, type GoalFields } from '#domain/goal'
import type { User } from '#domain/user'
import { changedNames, conflictingNames, namesOf, resolved, submitted, without } from '~/lib/change'
import { updateChange } from '~/lib/change-store'
import { deliver, keepAsDraft } from '~/lib/outbox'
import { currentOf } from '~/lib/api-error'
import { useChange } from '~/lib/use-change'
import { useToday } from '~/lib/use-today'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { Page, PageHeader } from '~/ui/page'
import { toast } from '~/ui/toast'
import { newGoalId, placeOfGoal, typeFields } from './goal-change.ts'
import { GoalEditForm } from './goal-edit.tsx'
import { storableFields } from './goal-form.ts'
import { goalKind, goalUpdated } from './goal-kind.ts'

const fieldNames = namesOf<GoalFields>(goalDefaults)
const fieldsOf = (goal: Goal) => Object.fromEntries(fieldNames.map((name) => [name, goal[name]])) as GoalFields

export function EditGoalScreen({ goal, user }: { goal: Goal; user: User }) {
  const today = useToday(user.timezone)
  const place = placeOfGoal(goal)
  const { change } = useChange<GoalFields>(place)
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = { ...fieldsOf(goal), ...change?.texts }
  const conflicts = conflictingNames(change, goal)
  const update = useMutation({
    mutationFn: () => {
      typeFields(place, goal, storableFields(form))
      updateChange<GoalFields>(
        place,
        (latest) => latest && submitted(latest, { stored: goal, names: changedNames(latest, goal), newId: newGoalId }),
      )
      return deliver({ kind: goalKind, place, client })
    },
    onSuccess: async (delivered) => {
      await navigate(`/goals/${goal.id}/view`)
      if (delivered) void toast(goalUpdated)
    },
    onError: (error) => {
      keepAsDraft(place)
      // The screen shows what was changed elsewhere.
      if (!currentOf(error))
        void toast({ ...goalKind.failedMessage({ names: ['title'], wasNew: false, error }), tone: 'danger' })
    },
  })
  return (
    <Page>
      <PageHeader title="Edit Goal" back={{ to: `/goals/${goal.id}/view`, label: 'Back' }} />
      {conflicts.length > 0 && (
        <Notice tone="warning" title="This goal was changed elsewhere while you edited it">
          <p>What you wrote is below, and nothing is replaced until you save.</p>
          <div className="flex flex-wrap gap-x-5">
            <Button
              look="plain"
              className="px-0! text-15!"
              onClick={() =>
                updateChange<GoalFields>(
                  place,
                  (latest) => latest && resolved(latest, { stored: goal, texts: latest.texts }),
                )
              }
            >
              Keep what I wrote here
            </Button>
            <Button
              look="plain"
              className="px-0! text-15!"
              onClick={() => updateChange<GoalFields>(place, (latest) => latest && without(latest, conflicts))}
            >
              Keep the saved version
            </Button>
          </div>
        </Notice>
      )}
      <GoalEditForm
        form={form}
        onChange={(fields) => typeFields(place, goal, fields)}
        today={today}
        isUpdating={update.isPending}
        onUpdate={() => update.mutate()}
      />
    </Page>
  )
}
