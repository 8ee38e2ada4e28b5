import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { GoalFields } from '#domain/goal'
import { drawnGoals } from '#domain/texts'
import type { User } from '#domain/user'
import { useEntryChange } from '~/features/entry/stored/entry-change.queries'
import { entryQuery } from '~/features/entry/stored/entry.queries'
import { useDelivery } from '~/features/outbox/delivery.queries'
import { settled } from '~/lib/settled'
import { useChange } from '~/device/use-change'
import { stepAsked } from '~/drawings/wizard-step'
import { useToday } from '~/lib/use-today'
import { Page } from '~/drawings/page'
import { PageHeader } from '~/ui/page-header'
import { Spinner } from '~/ui/spinner'
import { placeOfNewGoal, submitFields, typeFields } from './goal-change.ts'
import { goalKind } from './goal-kind.ts'
import { GoalWizard } from './form/goal-wizard.tsx'

/** The wizard. What was entered is kept on the device, and the step is in the address. */
export function NewGoalScreen({ user }: { user: User }) {
  const today = useToday(user.timezone)
  const place = placeOfNewGoal(user.id)
  const { change } = useChange<GoalFields>(place)
  const { data: entry, isPending, refetch } = useQuery(entryQuery(today))
  const page = useEntryChange({ userId: user.id, date: today }, null)
  const waiting = page.isWaiting('goalsText') ? page.texts.goalsText : undefined
  const [query, setQuery] = useSearchParams()
  const { depth, leave, hasLeft } = useStepsInHistory()
  const create = useDelivery(goalKind, place, {
    begin: (fields: Partial<GoalFields>) => submitFields(place, null, fields),
    onStored: leave,
    waits: false,
  })
  const step = stepAsked(query.get('step'))
  return (
    <Page>
      <PageHeader title={drawnGoals.newGoal} back={{ to: '/goals', label: drawnGoals.backToGoals }} />
      {hasLeft || (isPending && waiting === undefined) ? (
        <Spinner />
      ) : (
        <GoalWizard
          entered={change?.fields ?? {}}
          onChange={(fields) => typeFields(place, null, fields)}
          step={step}
          onStep={(next) => setQuery({ step: String(next) }, { state: { depth: depth + 1 } })}
          reflection={waiting ?? (entry === undefined ? () => void refetch() : (entry?.goalsText ?? ''))}
          today={today}
          user={user}
          isCreating={create.isPending}
          onCreate={(fields) => settled(create.mutateAsync(fields))}
        />
      )}
    </Page>
  )
}

/** Each step is an entry of the browser's history. Once the goal is created, Back would open a step that is empty. */
function useStepsInHistory() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [hasLeft, setHasLeft] = useState(false)
  /** The steps that were opened before this one. */
  const depth = (state as { depth?: number } | null)?.depth ?? 0
  useEffect(() => {
    if (hasLeft) void (depth > 0 ? navigate(-depth) : navigate('/goals', { replace: true }))
  }, [hasLeft, depth, navigate])
  return { depth, leave: () => setHasLeft(true), hasLeft }
}
