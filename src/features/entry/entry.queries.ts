import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Entry } from '#domain/entry'
import { answer, api } from '~/lib/api'
import { ApiError } from '~/lib/api-error'
import { firstData } from '~/lib/first-data'

/** One day's entry; null where there is none. Today's comes along with the page. */
export const entryQuery = (date: string) =>
  queryOptions({
    queryKey: ['entry', date],
    queryFn: async (): Promise<Entry | null> => {
      try {
        return await answer(api.entries[':date'].$get({ param: { date } }))
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    initialData: firstData?.date === date ? firstData.entry : undefined,
    // Forgotten, it would begin again with what the page brought along, which may have changed since.
    gcTime: Infinity,
  })

/** The entry that stands, when a call was refused because it is not the one that was seen. */
export function currentOf(error: unknown): Entry | undefined {
  return error instanceof ApiError ? (error.body as { current?: Entry } | undefined)?.current : undefined
}

/** Lists, counts and calendars of entries begin with this key. */
export const entriesKey = ['entries']

/** An entry as the server has just given it: the day shows it, here and in other tabs, and what counts entries looks again when next shown. */
export function keepEntry(client: QueryClient, entry: Entry): void {
  tell(client, { userId: entry.userId, date: entry.date, entry })
}

/** The server holds this entry no longer. */
export function letEntryGo(client: QueryClient, { userId, date }: Entry): void {
  tell(client, { userId, date, entry: null })
}

/** Shows what other tabs are told. */
export function useEntriesOfOtherTabs(userId: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }: MessageEvent<Day>) => {
      if (data.userId === userId) show(client, data)
    })
    return () => channel.close()
  }, [client, userId])
}

const channelName = 'entries'

type Day = Pick<Entry, 'userId' | 'date'> & { entry: Entry | null }

function tell(client: QueryClient, day: Day): void {
  show(client, day)
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
  channel.postMessage(day)
  channel.close()
}

function show(client: QueryClient, { date, entry }: Day): void {
  client.setQueryData(entryQuery(date).queryKey, entry)
  void client.invalidateQueries({ queryKey: entriesKey })
}
