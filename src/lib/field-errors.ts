import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api-error.ts'

/** Puts what the server said about single fields beside them, with the cursor in the first. */
export function placeFieldErrors<Values extends FieldValues>(
  error: unknown,
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
): void {
  if (!(error instanceof ApiError)) return
  const known = Object.entries(error.fields).filter(([name]) => name in getValues())
  known.forEach(([name, message], index) =>
    setError(name as FieldPath<Values>, { message }, { shouldFocus: index === 0 }),
  )
}
