import { useQuery, useMutation } from '@tanstack/react-query'
import { unsubscribe as texts } from '#domain/texts'
import { isMissing, sentenceOf } from '~/lib/api-error'
import { FailureLine } from '~/ui/failure-line'
import { Button } from '~/drawings/button'
import { ButtonLink } from '~/ui/button-link'
import { stoppableQuery } from './message.queries.ts'
import { updateUser } from '~/features/user/user.queries'
import { answer, api } from '~/lib/api'
import { queryKeys } from '~/lib/query-keys'

/** Opening the page changes nothing: programs open links too. */
export function Unsubscribe({ message }: { message: string | null }) {
  const unsubscribe = useUnsubscribe()
  const { error, isPending } = useQuery({ ...stoppableQuery(message ?? ''), enabled: message !== null })
  if (!message) return <p>{texts.incomplete}</p>
  if (unsubscribe.data)
    return (
      <div role="status" className="flex flex-col gap-5">
        <p>{texts.stopped[unsubscribe.data.stopped]}</p>
        <ButtonLink to="/settings" className="self-start">
          {texts.settings}
        </ButtonLink>
      </div>
    )
  if (error && isMissing(error)) return <p role="alert">{sentenceOf(error)}</p>
  if (isPending) return null
  return (
    <div className="flex flex-col gap-5">
      <p>{texts.explanation}</p>
      <FailureLine error={unsubscribe.error} />
      <Button
        look="primary"
        className="self-start"
        disabled={unsubscribe.isPending}
        onClick={() => unsubscribe.mutate(message)}
      >
        {unsubscribe.isPending ? texts.pending : texts.stop}
      </Button>
    </div>
  )
}

/** Stops a kind of mail. If a person is signed in here, the switches of that person are read again. */
function useUnsubscribe() {
  return useMutation({
    mutationFn: (message: string) => answer(api.unsubscribe.$post({ query: { message } })),
    onSuccess: async (_stopped, _message, _result, { client }) => {
      if (!client.getQueryData(queryKeys.user)) return
      void client.invalidateQueries({ queryKey: queryKeys.goals })
      await answer(api.user.$get()).then(
        (user) => updateUser(client, user),
        () => {},
      )
    },
  })
}
