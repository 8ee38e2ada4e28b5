import { Suspense, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Goal, GoalFields } from '#domain/goal'
import { skyOfGoal } from '#domain/sky'
import { frame, goalCommon } from '#domain/texts'
import type { User } from '#domain/user'
import { useDelivery } from '~/features/outbox/delivery.queries'
import { currentOf, isMissing } from '~/lib/api-error'
import { conflictingNames, resolved, without } from '~/device/change'
import { updateChange } from '~/device/change-store'
import { settled } from '~/lib/settled'
import { useChange } from '~/device/use-change'
import { useToday } from '~/lib/use-today'
import { Page } from '~/drawings/page'
import { Tile } from '~/drawings/ridges'
import '~/drawings/goal-list.css'
import { lazyPart } from '~/ui/lazy-part'
import { PageHeader } from '~/ui/page-header'
import { fieldsOf, keepSeen, placeOfGoal, submitFields, typeFields } from './goal-change.ts'
import { GoalEditForm } from './form/goal-edit.tsx'
import { storableFields } from './form/goal-rules.ts'
import { goalKind } from './goal-kind.ts'

/** Few edits have one. */
const GoalConflict = lazyPart(async () => (await import('./form/goal-conflict.tsx')).GoalConflict)

export function EditGoalScreen({ goal, user }: { goal: Goal; user: User }) {
  const today = useToday(user.timezone)
  const place = placeOfGoal(goal)
  const { change } = useChange<GoalFields>(place)
  const navigate = useNavigate()
  const form = { ...fieldsOf(goal), ...change?.fields }
  const conflicts = conflictingNames(change, goal)
  const update = useDelivery(goalKind, place, {
    begin: () => submitFields(place, goal, storableFields(form)),
    onStored: () => navigate(`/goals/${goal.id}/view`),
    savedMessage: () => goalCommon.saved.updated,
    failedMessage: (failed) => goalKind.failedMessage({ ...failed, names: ['title'] }),
    // The screen shows a conflict, and that the goal was deleted elsewhere.
    isShown: (error) => Boolean(currentOf(error)) || isMissing(error),
    waits: false,
  })
  const conflict = useRef<HTMLElement>(null)
  const isRefused = update.isError && conflicts.length > 0
  useEffect(() => {
    if (isRefused) conflict.current?.focus()
  }, [isRefused])
  const choose = (choice: 'own' | 'saved') => {
    updateChange<GoalFields>(
      place,
      (latest) =>
        latest &&
        (choice === 'own' ? resolved(latest, { stored: goal, fields: latest.fields }) : without(latest, conflicts)),
    )
    keepSeen(place, goal)
  }
  return (
    <Page>
      <PageHeader title={goalCommon.actions.edit} back={{ to: `/goals/${goal.id}/view`, label: frame.back }}>
        <Tile sky={skyOfGoal(form)} className="goal-light" />
      </PageHeader>
      {conflicts.length > 0 && (
        <section ref={conflict} tabIndex={-1} className="flex flex-col gap-5 outline-none">
          <Suspense>
            <GoalConflict names={conflicts} saved={fieldsOf(goal)} own={form} onChoose={choose} />
          </Suspense>
        </section>
      )}
      <GoalEditForm
        form={form}
        onChange={(fields) => typeFields(place, goal, fields)}
        today={today}
        user={user}
        isUpdating={update.isPending}
        onUpdate={() => settled(update.mutateAsync())}
      />
    </Page>
  )
}
