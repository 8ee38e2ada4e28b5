import { useQuery } from '@tanstack/react-query'
import { messageKinds, type StoppedKind } from '#domain/message-kinds'
import { isMissing, sentenceOf } from '~/lib/api-error'
import { FailureLine } from '~/ui/failure-line'
import { Button } from '~/drawings/button'
import { ButtonLink } from '~/ui/button-link'
import { useUnsubscribe } from './message.mutations.ts'
import { stoppableQuery } from './message.queries.ts'

const wordsFor = (stopped: StoppedKind) =>
  stopped === 'goals'
    ? 'The reminders of your goals are off. The goals themselves stay as they are.'
    : messageKinds[stopped].stopped

/** Opening the page changes nothing: programs open links too. */
export function Unsubscribe({ message }: { message: string | null }) {
  const unsubscribe = useUnsubscribe()
  const { error, isPending } = useQuery({ ...stoppableQuery(message ?? ''), enabled: message !== null })
  if (!message) return <p>This link is not complete. Please open it again from the mail.</p>
  if (unsubscribe.data)
    return (
      <div role="status" className="flex flex-col gap-5">
        <p>{wordsFor(unsubscribe.data.stopped)}</p>
        <ButtonLink to="/settings" className="self-start">
          Open Settings
        </ButtonLink>
      </div>
    )
  if (error && isMissing(error)) return <p role="alert">{sentenceOf(error)}</p>
  if (isPending) return null
  return (
    <div className="flex flex-col gap-5">
      <p>One press, and this kind of mail stops. You can switch it on again in the app at any time.</p>
      <FailureLine error={unsubscribe.error} />
      <Button
        look="primary"
        className="self-start"
        disabled={unsubscribe.isPending}
        onClick={() => unsubscribe.mutate(message)}
      >
        {unsubscribe.isPending ? 'Stopping…' : 'Stop these mails'}
      </Button>
    </div>
  )
}
