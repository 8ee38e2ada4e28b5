import type { Entry } from '#domain/entry'
import { ApiError } from '~/lib/api-error'

/** The entry that stands, when a call was refused because it is not the one that was seen. */
export function currentOf(error: Error | null): Entry | undefined {
  return error instanceof ApiError ? (error.body as { current?: Entry } | undefined)?.current : undefined
}
