import type { QueryClient } from '@tanstack/react-query'
import type { Entry } from '#domain/entry'
import { ApiError } from '~/lib/api-error'
import { oneAtATime } from '~/lib/one-at-a-time'
import { toast } from '~/ui/toast'
import { keepForThePerson, readEntryDraft, settleDraft, waitingDates, type Day } from './entry-draft.ts'
import { showStored } from './stored.queries.ts'
import { sendEntry } from './send-entry.ts'

type Delivery = { day: Day; queryClient: QueryClient; onWords?: (words: string) => void; unlessBusy?: boolean }

/**
 * Sends the page that a day's draft holds, one tab at a time: who comes second finds nothing left
 * to send, and resolves with nothing.
 */
export function deliver({ day, queryClient, onWords, unlessBusy }: Delivery): Promise<Entry | undefined> {
  const work = async () => {
    const draft = readEntryDraft(day)
    if (!draft?.isSent) return undefined
    try {
      const entry = await sendEntry({ date: day.date, draft, onWords })
      showStored(queryClient, entry)
      settleDraft(entry)
      return entry
    } catch (error) {
      const standing = standingIn(error)
      if (standing) showStored(queryClient, standing)
      throw error
    }
  }
  return oneAtATime('outbox', work, { unlessBusy })
}

/** Sends what was sent without an answer. Nobody stands by, so only what became of it is said. */
export async function sendWaiting(userId: string, queryClient: QueryClient): Promise<void> {
  for (const date of waitingDates(userId)) {
    const day = { userId, date }
    try {
      if (await deliver({ day, queryClient, unlessBusy: true })) void toast(entrySaved)
    } catch (error) {
      if (!isRefusal(error)) return
      keepForThePerson(day)
      void toast({ title: notSaved, description: error.serverMessage, tone: 'danger' })
    }
  }
}

/** The server has read it and will not have it, now or later. Anything else is worth another try. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && ![408, 425, 429].includes(error.status)
}

/** The entry that already stands on that day and says something else. */
function standingIn(error: unknown): Entry | undefined {
  return error instanceof ApiError ? (error.body as { current?: Entry } | undefined)?.current : undefined
}

export const entrySaved = {
  title: 'Entry saved!',
  description: 'Your morning reflection has been saved and AI response generated.',
} as const

export const notSaved = 'Failed to save entry'
