import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { goalDefaults, type GoalFields } from '#domain/goal'
import { useSessionEnded } from '~/features/user/user.queries'
import { ApiError, isOtherPerson } from '~/lib/api-error'
import { isSame, namesOf, submitted } from '~/lib/change'
import { updateChange } from '~/lib/change-store'
import { deliver, keepAsDraft } from '~/lib/outbox'
import { useChange } from '~/lib/use-change'
import { Button } from '~/ui/button'
import { Card } from '~/drawings/card'
import { toast } from '~/ui/toast'
import { newGoalId, placeOfGoal } from './goal-change.ts'
import { shownFields } from './goal-conflict.tsx'
import { storableFields } from './goal-form.ts'
import { goalKind } from './goal-kind.ts'

type DeletedGoalProps = { userId: string; id: string; opensGoal: boolean }

/** What was changed here of a goal that was deleted elsewhere: it can be created again with these words. */
export function DeletedGoal({ userId, id, opensGoal }: DeletedGoalProps) {
  const titleId = useId()
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
  const discard = () => {
    updateChange(place, () => undefined)
    void toast({
      title: 'Changes discarded',
      undo: () => updateChange<GoalFields>(place, (latest) => latest ?? change),
    })
  }
  return (
    <Card roomy className="flex flex-col gap-4 border-warning" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-21 [overflow-wrap:anywhere]">
        What you wrote for “{goal.title}”
      </h2>
      <dl className="flex flex-col gap-4">
        {fields.map(({ label, textOf }) => (
          <div key={label}>
            <dt className="text-15 text-soft">{label}</dt>
            <dd className="font-serif whitespace-pre-line [overflow-wrap:anywhere] [unicode-bidi:plaintext]">
              {textOf(own) || <span className="text-soft">Nothing</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        You changed this goal here, and it was deleted elsewhere. Your words are saved on this device. You can create
        the goal again with them, or discard them.
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button look="primary" disabled={create.isPending} onClick={() => create.mutate(goal)}>
          {create.isPending ? 'Creating...' : 'Create It Again'}
        </Button>
        <Button look="plain" className="px-0! text-soft" disabled={create.isPending} onClick={discard}>
          Discard It
        </Button>
      </div>
    </Card>
  )
}
