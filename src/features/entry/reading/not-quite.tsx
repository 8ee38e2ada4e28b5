import { useMutation, useQueryClient } from '@tanstack/react-query'
import { composerName } from '#domain/coach-request'
import type { Entry } from '#domain/entry'
import { today } from '#domain/texts'
import { answer, letterApi } from '~/lib/api'
import { ApiError, NoAnswer } from '~/lib/api-error'
import { showStored } from '../stored/stored.queries.ts'

/** One tap asks the model for another letter. The first one stays until the other is there, or if none comes. */
export function NotQuite({ entry: { id, respondedAt, writtenBy } }: { entry: Entry }) {
  const client = useQueryClient()
  const other = useMutation({
    mutationFn: (letter: number) =>
      answer(letterApi.entries[':id'].letter.$post({ param: { id }, json: { respondedAt: letter } })),
    onSuccess: (entry) => showStored(client, entry),
  })
  // The composer has no other letter for the same page.
  if (!writtenBy || writtenBy === composerName || respondedAt === null) return null
  const state = other.isPending ? today.letter.other : other.error && troubleOf(other.error)
  return (
    <div className="flex min-h-11 flex-wrap items-center">
      <p role="status" className={state ? 'me-3' : ''}>
        {state}
      </p>
      {/* Not disabled, so that it keeps the focus. */}
      <button
        type="button"
        className="letter-ask"
        aria-disabled={other.isPending}
        onClick={() => !other.isPending && other.mutate(respondedAt)}
      >
        {today.letter.notQuite}
      </button>
    </div>
  )
}

function troubleOf(error: Error): string {
  const said = error instanceof ApiError || error instanceof NoAnswer ? error.serverMessage : undefined
  return said ?? today.letter.noOther
}
