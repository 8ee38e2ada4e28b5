import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { goalDefaults, type GoalFields } from '#domain/goal'
import { hasPremium, roleOf } from '#domain/plan'
import { goalForm, unsent } from '#domain/texts'
import type { User } from '#domain/user'
import { saveStateOf } from '~/device/save-state'
import { DeletedGoal } from './deleted-goal.tsx'
import { fieldsOf, newGoalKey, placeOfGoal, typeFields } from './goal-change.ts'
import { shownOf } from './form/goal-conflict.tsx'
import { errorsOfForm, storableFields } from './form/goal-rules.ts'
import { goalKind } from './goal-kind.ts'
import { goalsQuery } from './goal.queries.ts'
import { changedNames, conflictingNames, namesOf } from '~/device/change'
import { useChange } from '~/device/use-change'
import { toast } from '~/ui/toast'
import { discardChange, seePremium, UnsentCard } from '~/ui/unsent-card'
import { useSend } from '~/features/outbox/delivery.queries'

type State = 'premium' | 'begun' | 'conflict' | 'changed' | 'unknown'

/** A goal that was begun, or what was changed of a stored one. */
export function UnsentGoal({ user, id }: { user: User; id: string }) {
  const place = placeOfGoal({ userId: user.id, id })
  const { change, onDevice } = useChange<GoalFields>(place)
  const { data: goals, error, refetch } = useQuery(goalsQuery)
  const { onSend, isSending } = useSend(goalKind, place)
  if (!change) return null

  const isNew = id === newGoalKey
  const goal = goals?.find((one) => one.id === id) ?? null
  const isForPremium = !hasPremium(roleOf(user))
  if (goals && !goal && !isNew && !isForPremium) return <DeletedGoal userId={user.id} id={id} opensGoal={false} />

  const isConflict = goal !== null && conflictingNames(change, goal).length > 0
  const state = stateOf()
  const happened = { ...goalForm.unsent.happened, changed: unsent.happened.notYetSent }
  const form = { ...goalDefaults, ...change.seen, ...(goal && fieldsOf(goal)), ...change.fields }
  const names = goal ? changedNames(change, goal) : namesOf(change.fields)
  const send = async () => {
    const fields = storableFields(form)
    const [problem] = Object.values(await errorsOfForm(form))
    if (problem) return toast({ title: goalForm.unsent.invalid, description: problem, tone: 'danger' })
    const sent = goal ? fields : Object.fromEntries(names.map((name) => [name, fields[name]]))
    typeFields(place, goal, sent)
    onSend()
  }
  const sending = { isSending, onSend: () => void send() }
  const edit = `/goals/${id}/edit`
  const actions: Record<State, Pick<ComponentProps<typeof UnsentCard>, 'send' | 'link'>> = {
    premium: { link: seePremium() },
    begun: { send: { label: goalForm.unsent.create, ...sending }, link: { to: '/goals/new', label: unsent.goOn } },
    conflict: { link: { to: edit, label: unsent.choose } },
    changed: { send: { label: unsent.save, ...sending }, link: { to: edit, label: unsent.goOn } },
    unknown: error ? { send: { label: unsent.tryAgain, isSending: false, onSend: () => void refetch() } } : {},
  }
  return (
    <UnsentCard
      {...actions[state]}
      title={isNew ? goalForm.unsent.begun : goalForm.unsent.changed(goal?.title ?? change.seen.title ?? form.title)}
      words={shownOf(names).map(({ label, textOf }) => ({
        label,
        text: textOf(form),
      }))}
      onDiscard={() => discardChange(place)}
    >
      {state !== 'unknown' && `${happened[state]} `}
      {saveStateOf({
        onDevice,
        isSending,
        isWaiting: change.submitted.length > 0,
        draft: isConflict ? unsent.nothingReplaced : unsent.onDevice,
      })}
    </UnsentCard>
  )

  function stateOf(): State {
    if (isForPremium) return 'premium'
    if (isNew) return 'begun'
    if (!goals) return 'unknown'
    return isConflict ? 'conflict' : 'changed'
  }
}
