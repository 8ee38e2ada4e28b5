import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import type { GoalFields } from '#domain/goal'
import type { User } from '#domain/user'
import { entryQuery } from '~/features/entry/stored/entry.queries'
import { useDelivery } from '~/features/outbox/delivery.queries'
import { settled } from '~/lib/settled'
import { useChange } from '~/device/use-change'
import { stepAsked } from '~/drawings/wizard-step'
import { useToday } from '~/lib/use-today'
import { Page, PageHeader } from '~/ui/page'
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
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const create = useDelivery(goalKind, place, {
    begin: (fields: Partial<GoalFields>) => submitFields(place, null, fields),
    onStored: () => navigate('/goals'),
    waits: false,
  })
  const step = stepAsked(query.get('step'))
  return (
    <Page>
      <PageHeader title="New Goal" back={{ to: '/goals', label: 'Back to Goals' }} />
      {isPending ? (
        <Spinner />
      ) : (
        <GoalWizard
          entered={change?.fields ?? {}}
          onChange={(fields) => typeFields(place, null, fields)}
          step={step}
          onStep={(next) => setQuery({ step: String(next) })}
          reflection={entry === undefined ? () => void refetch() : (entry?.goalsText ?? '')}
          today={today}
          user={user}
          isCreating={create.isPending}
          onCreate={(fields) => settled(create.mutateAsync(fields))}
        />
      )}
    </Page>
  )
}
