import type { Entry } from '#domain/entry'
import { ApiError } from '~/lib/api-error'
import { readEvents } from '~/lib/event-stream'
import type { EntryDraft } from './use-draft.ts'

/** The entry was stored, but the connection went before its reply was whole. */
export class ReplyCutShort extends Error {}

/**
 * Sends a morning page and hands on the reply as it is written. Resolves with the stored entry;
 * a stream that breaks off after it began means stored as well, for the server stores first.
 */
export async function sendEntry({
  date,
  draft,
  onWords,
}: {
  date: string
  draft: EntryDraft
  onWords?: (words: string) => void
}): Promise<Entry> {
  const { id, gratitudeText, goalsText } = draft
  const reply = await fetch('/api/entries', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: onWords ? 'text/event-stream' : 'application/json' },
    body: JSON.stringify({ id, date, gratitudeText, goalsText }),
  })
  if (!reply.ok) throw new ApiError(reply.status, await reply.text(), reply.statusText)
  if (!onWords) return (await reply.json()) as Entry
  return streamed(reply, onWords)
}

async function streamed(reply: Response, onWords: (words: string) => void): Promise<Entry> {
  let words = ''
  try {
    for await (const { event, data } of readEvents(reply)) {
      if (event === 'piece') onWords((words += data as string))
      if (event === 'done') return data as Entry
      if (event === 'error') break
    }
  } catch {
    // Said below: the words broke off, the entry stands.
  }
  throw new ReplyCutShort()
}
