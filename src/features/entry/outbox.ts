import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '~/lib/api-error'
import { clearDraft, draftDates, readDraft, writeDraft } from '~/lib/draft-store'
import { toast } from '~/ui/toast'
import { keepEntry } from './entry.queries.ts'
import { sendEntry } from './send-entry.ts'
import type { EntryDraft } from './use-draft.ts'

/**
 * Sends what was sent while there was no connection. One tab at a time, and each page once: its id
 * makes a second sending the same as the first.
 */
export async function sendWaiting(userId: string, queryClient: QueryClient): Promise<void> {
  await navigator.locks.request('outbox', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    for (const date of draftDates(userId, 'entry')) {
      const json = readDraft({ userId, date, part: 'entry' })
      const draft = json && (JSON.parse(json) as EntryDraft)
      if (draft && draft.isSent) await sendOne({ userId, date, draft, queryClient })
    }
  })
}

async function sendOne({ userId, date, draft, queryClient }: { userId: string; date: string; draft: EntryDraft; queryClient: QueryClient }) {
  const place = { userId, date, part: 'entry' } as const
  try {
    const entry = await sendEntry({ date, draft })
    keepEntry(queryClient, entry)
    clearDraft(place)
    void toast(entrySaved)
  } catch (error) {
    // Refused by the server: the person decides, on the page where they wrote it.
    if (error instanceof ApiError) writeDraft(place, { ...draft, isSent: false })
  }
}

export const entrySaved = {
  title: 'Entry saved!',
  description: 'Your morning reflection has been saved and AI response generated.',
} as const
