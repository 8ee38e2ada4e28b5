import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import type { GoalFields } from '#domain/goal'
import type { User } from '#domain/user'
import { entryQuery } from '~/features/entry/stored/entry.queries'
import { useSessionEnded } from '~/features/user/user.queries'
import { ApiError, isOtherPerson } from '~/lib/api-error'
import { namesOf, submitted } from '~/device/change'
import { updateChange } from '~/device/change-store'
import { deliver, keepAsDraft } from '~/device/outbox'
import { settled } from '~/lib/settled'
import { useChange } from '~/device/use-change'
import { useToday } from '~/lib/use-today'
import { Page, PageHeader } from '~/ui/page'
import { Spinner } from '~/ui/spinner'
import { toast } from '~/ui/toast'
import { newGoalId, placeOfNewGoal, typeFields } from './goal-change.ts'
import { goalKind } from './goal-kind.ts'
import { GoalWizard, stepCount } from './form/goal-wizard.tsx'

/** The wizard. What was entered is kept on the device, and the step is in the address. */
export function NewGoalScreen({ user }: { user: User }) {
  const today = useToday(user.timezone)
  const place = placeOfNewGoal(user.id)
  const { change } = useChange<GoalFields>(place)
  const { data: entry, isPending, refetch } = useQuery(entryQuery(today))
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const sessionEnded = useSessionEnded()
  const create = useMutation({
    mutationFn: (fields: Partial<GoalFields>) => {
      typeFields(place, null, fields)
      updateChange<GoalFields>(
        place,
        (latest) => latest && submitted(latest, { stored: null, names: namesOf(fields), newId: newGoalId }),
      )
      return deliver({ kind: goalKind, place, client })
    },
    onSuccess: async (delivered) => {
      await navigate('/goals')
      const message = delivered && goalKind.savedMessage(delivered)
      if (message) void toast(message)
    },
    onError: (error) => {
      keepAsDraft(place)
      if (isOtherPerson(error)) return
      void toast({ ...goalKind.failedMessage({ names: [], wasNew: true, error }), tone: 'danger' })
      if (error instanceof ApiError && error.status === 401) sessionEnded()
    },
  })
  const step = Math.min(stepCount, Math.max(1, Math.trunc(Number(query.get('step'))) || 1))
  return (
    <Page>
      <PageHeader title="New Goal" back={{ to: '/goals', label: 'Back to Goals' }} />
      {isPending ? (
        <Spinner />
      ) : (
        <GoalWizard
          entered={change?.texts ?? {}}
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
