import { ApiError, unreachable } from './api-error.ts'

/** Said in the form itself when no reply came at all, since a toast passes and may need the network to be drawn. */
export function FailureLine({ error }: { error: Error | null }) {
  if (!error || error instanceof ApiError) return null
  return (
    <p role="alert" className="text-15 text-danger">
      {unreachable}
    </p>
  )
}
