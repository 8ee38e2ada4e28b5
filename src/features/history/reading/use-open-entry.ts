import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Entry } from '#domain/entry'
import { isLocalDate } from '#domain/time/local-date'
import { entryQuery } from '~/features/entry/stored/entry.queries'
import { queryKeys } from '~/lib/query-keys'
import { openedHere } from './open-entry.tsx'

/** The open entry is in the address, so that the browser's Back closes it. */
export function useOpenEntry() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const [query, setQuery] = useSearchParams()
  const [found, setFound] = useState<{ date: string; words: string }>()
  const asked = query.get('entry')
  const opened = asked && isLocalDate(asked) ? asked : undefined

  const open = (date: string, words = '') => {
    const listed = queryClient
      .getQueriesData<unknown>({ queryKey: queryKeys.entries })
      .flatMap(([, data]) => (Array.isArray(data) ? (data as (Entry | string)[]) : []))
      .find((entry): entry is Entry => typeof entry === 'object' && entry.date === date)
    // The entry of a list may be newer than the cached one, or older.
    if (listed)
      queryClient.setQueryData(entryQuery(date).queryKey, (known) =>
        known && known.version >= listed.version ? known : listed,
      )
    setFound({ date, words })
    // Another entry takes the place of the open one, so that Back closes it too.
    setQuery(
      { entry: date },
      { preventScrollReset: true, replace: opened !== undefined, state: opened === undefined ? openedHere : state },
    )
  }
  const close = () => {
    // Goes back in the history, so that the browser's Back does not open the entry again.
    if (state === openedHere) void navigate(-1)
    else setQuery({}, { replace: true, preventScrollReset: true })
  }
  /** The search terms with which the open entry was found. */
  const marked = found && found.date === opened ? found.words : ''
  return { opened, marked, open, close }
}
