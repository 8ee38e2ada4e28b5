import { common } from '#domain/texts'
import { RowAction } from '~/drawings/rows'
import { ApiError } from '~/lib/api-error'
import { FailureLine } from './failure-line.tsx'

type Props = {
  error: Error | null
  sentence?: (error: Error) => string
  signIn: { isPending: boolean; mutate: () => void }
}

/** Reports a failure beside its control; where the sign-in is too long ago, with a button for signing in again. */
export function RecentSignInFailure({ error, sentence, signIn }: Props) {
  if (!error) return null
  const needsSignIn = error instanceof ApiError && error.code === 'session.sign_in_again'
  return (
    <div className="flex basis-full flex-wrap items-center justify-between gap-x-4">
      <FailureLine error={error} {...(sentence && { sentence })} />
      {needsSignIn && (
        <RowAction className="ms-auto" disabled={signIn.isPending} onClick={() => signIn.mutate()}>
          {signIn.isPending ? common.signInAgain.pending : common.signInAgain.action}
        </RowAction>
      )}
    </div>
  )
}
