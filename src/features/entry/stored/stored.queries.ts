import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Entry } from '#domain/entry'
import { saving } from '#domain/texts'
import type { User } from '#domain/user'
import { tabMessages } from '~/device/tab-messages'
import { queryKeys } from '~/lib/query-keys'
import { toast } from '~/ui/toast'
import { keepBeside, takeBack, type Day, type EntryChange } from './entry-change.ts'

// What the server has stored, shown on every screen and in every tab. Without the API client, so that the frame can use it.

type StoredDay = Pick<Entry, 'userId' | 'date'> & { entry: Entry | null }

type Discarded = Day & { discarded: EntryChange }

const messages = tabMessages<StoredDay | Discarded | { userId: string }>('entries')

/** Shows an entry as the server has just sent it, in this tab and in the others. */
export function showStored(client: QueryClient, entry: Entry): void {
  showEverywhere(client, { userId: entry.userId, date: entry.date, entry })
}

/** Shows, in this tab and in the others, that an entry was deleted. */
export function showDeleted(client: QueryClient, { userId, date }: Entry): void {
  showEverywhere(client, { userId, date, entry: null })
}

/** Shows an entry beside the deleted one that cannot be restored because of it: the person chooses. */
export function offerBoth(client: QueryClient, current: Entry, deleted: Entry): void {
  showStored(client, current)
  keepBeside(current, deleted)
}

/** Says that what was typed for a day was discarded, in this tab and in the others, where it may be typed on. */
export function sayDiscarded({ userId, date }: Day, discarded: EntryChange): void {
  sayHere({ userId, date, discarded })
  messages.send({ userId, date, discarded })
}

function sayHere({ discarded, ...day }: Discarded): void {
  toast({ title: saving.discarded, undo: () => takeBack(day, discarded) })
}

/** Asks again for every entry that is shown, in this tab and in the others. */
export function refreshEntries(client: QueryClient, userId: string): void {
  refresh(client)
  messages.send({ userId })
}

/** Shows what other tabs have stored, deleted or discarded. */
export function useEntriesOfOtherTabs(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      messages.listen((message) => {
        if (message.userId !== currentUserId(client)) return
        if ('entry' in message) show(client, message)
        else if ('discarded' in message) sayHere(message)
        else refresh(client)
      }),
    [client],
  )
}

function showEverywhere(client: QueryClient, day: StoredDay): void {
  // A response that arrives after the person has changed is not for the person who is here now.
  if (day.userId === currentUserId(client)) show(client, day)
  messages.send(day)
}

function show(client: QueryClient, { date, entry }: StoredDay): void {
  const queryKey = queryKeys.entry(date)
  client.setQueryData(queryKey, entry)
  // A fetch under way may bring what was stored before.
  if (client.isFetching({ queryKey })) void client.invalidateQueries({ queryKey })
  void client.invalidateQueries({ queryKey: queryKeys.entries })
}

function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['entry'] })
  void client.invalidateQueries({ queryKey: queryKeys.entries })
}

function currentUserId(client: QueryClient): string | undefined {
  return client.getQueryData<User | null>(queryKeys.user)?.id
}
