import type { Entry } from '#domain/entry'
import { ApiError } from '~/lib/api-error'
import { readEvents } from '~/lib/event-stream'
import type { EntryDraft } from './entry-draft.ts'

/** The entry was stored, but the connection went before its reply was whole. */
export class ReplyCutShort extends Error {}

/** Longer than any reply takes. Whoever has heard nothing for so long has no connection. */
const patience = 45_000

type Sending = {
  date: string
  draft: Pick<EntryDraft, 'id' | 'gratitudeText' | 'goalsText'>
  onWords?: (words: string) => void
}

/**
 * Sends a morning page and hands on the reply as it is written. Resolves with the stored entry,
 * reply included. The server stores first; so a reply that breaks off is asked for once more, and
 * sending the same page again is how.
 */
export async function sendEntry(sending: Sending): Promise<Entry> {
  const reply = await post(sending, 'text/event-stream')
  const entry = await readReply(reply, sending.onWords)
  if (entry) return entry
  const again = await post(sending, 'application/json').catch((error: unknown) => {
    throw error instanceof ApiError ? error : new ReplyCutShort()
  })
  return (await again.json()) as Entry
}

async function post({ date, draft: { id, gratitudeText, goalsText } }: Sending, accept: string): Promise<Response> {
  const reply = await fetch('/api/entries', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: accept },
    body: JSON.stringify({ id, date, gratitudeText, goalsText }),
    signal: AbortSignal.timeout(patience),
  })
  if (!reply.ok) throw new ApiError(reply.status, await reply.text(), reply.statusText)
  // A gate of some network may answer in the server's place; that is no answer.
  if (!reply.headers.get('Content-Type')?.startsWith(accept)) throw new TypeError('Somebody else answered')
  return reply
}

/** Undefined when it broke off. */
async function readReply(reply: Response, onWords?: (words: string) => void): Promise<Entry | undefined> {
  let words = ''
  try {
    for await (const { event, data } of readEvents(reply)) {
      if (event === 'piece') onWords?.((words += data as string))
      if (event === 'done') return data as Entry
    }
  } catch {
    // Broken off is broken off, however it came about.
  }
  return undefined
}
