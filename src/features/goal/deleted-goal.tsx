import { useNavigate } from 'react-router'
import { goalDefaults, type GoalFields } from '#domain/goal'
import { goalForm } from '#domain/texts'
import { discardChange, UnsentCard } from '~/ui/unsent-card'
import { useDelivery } from '~/features/outbox/delivery.queries'
import { isSame, namesOf } from '~/device/change'
import { useChange } from '~/device/use-change'
import { placeOfGoal, submitFields } from './goal-change.ts'
import { shownOf } from './form/goal-conflict.tsx'
import { storableFields } from './form/goal-rules.ts'
import { goalKind } from './goal-kind.ts'

type DeletedGoalProps = { userId: string; id: string; opensGoal: boolean }

/** What was changed here of a goal that was deleted elsewhere: it can be created again with these words. */
export function DeletedGoal({ userId, id, opensGoal }: DeletedGoalProps) {
  const place = placeOfGoal({ userId, id })
  const { change } = useChange<GoalFields>(place)
  const navigate = useNavigate()
  const create = useDelivery(goalKind, place, {
    begin: (goal: GoalFields) => submitFields(place, null, storableFields(goal)),
    onStored: (delivered) => {
      if (delivered && opensGoal) return navigate(`/goals/${delivered.stored.id}/view`, { replace: true })
    },
    waits: false,
  })
  if (!change) return null

  const before = { ...goalDefaults, ...change.seen }
  const own = { ...before, ...change.fields }
  const goal = { ...own, title: own.title.trim() || before.title || goalForm.unsent.untitled }
  const names = namesOf(change.fields).filter((name) => !isSame(own[name], before[name]))
  return (
    <UnsentCard
      title={goalForm.unsent.changed(goal.title)}
      words={shownOf(names).map(({ label, textOf }) => ({ label, text: textOf(own) }))}
      send={{ label: goalForm.unsent.createAgain, onSend: () => create.mutate(goal), isSending: create.isPending }}
      onDiscard={() => discardChange(place)}
    >
      {goalForm.unsent.deleted}
    </UnsentCard>
  )
}
