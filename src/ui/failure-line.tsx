import { ApiError, sentenceOf } from '~/lib/api-error'

type FailureLineProps = { error: Error | null; sentence?: (error: Error) => string }

/** Reports a failure in the form, because a toast disappears. Errors of single fields are shown at those fields. */
export function FailureLine({ error, sentence = sentenceOf }: FailureLineProps) {
  if (!error || (error instanceof ApiError && Object.keys(error.fields).length > 0)) return null
  return (
    <p role="alert" className="text-15 text-danger">
      {sentence(error)}
    </p>
  )
}
