import type { Entry } from '#domain/entry'
import type { EntryTexts } from '#domain/entry-sections'
import { ApiError, apiErrorOf } from '~/lib/api-error'
import { call, patienceForLetter } from '~/lib/call'
import { isJson, readEvents } from '~/lib/event-stream'
import { personHeaders } from '~/device/person'

/** The entry was stored, but the connection was lost before the reply was complete. */
export class ReplyCutShort extends Error {}

/** The page lies still for so long before its letter comes. */
const stillness = 1_000

type Sending = {
  date: string
  id: string
  texts: Partial<EntryTexts>
  onWords?: ((words: string) => void) | undefined
}

/**
 * Sends a morning page and passes the reply on while the coach writes it. Resolves with the stored entry, reply
 * included. The server stores first, so a reply that breaks off is asked for again by sending the same page.
 */
export async function postEntry(sending: Sending): Promise<Entry> {
  const [reply] = await Promise.all([post(sending, 'text/event-stream'), sending.onWords && stillPage()])
  const entry = await readReply(reply, sending.onWords)
  if (entry) return entry
  const again = await post(sending, 'application/json').catch((error: unknown) => {
    throw error instanceof ApiError ? error : new ReplyCutShort()
  })
  return (await again.json()) as Entry
}

function stillPage(): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return new Promise((resolve) => setTimeout(resolve, isStill ? 0 : stillness))
}

async function post({ date, id, texts }: Sending, accept: string): Promise<Response> {
  const reply = await call(
    '/api/entries',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: accept, ...personHeaders() },
      body: JSON.stringify({ id, date, ...texts }),
    },
    patienceForLetter,
  )
  if (!reply.ok) throw await apiErrorOf(reply)
  return reply
}

/** The words that are here are drawn first: the page and its letter are too much for one frame of a slow device. */
function drawnWords(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Undefined when the stream broke off. */
async function readReply(reply: Response, onWords?: (words: string) => void): Promise<Entry | undefined> {
  let words = ''
  try {
    if (isJson(reply)) return (await reply.json()) as Entry
    for await (const { event, data } of readEvents(reply)) {
      if (event === 'piece') onWords?.((words += data as string))
      if (event !== 'done') continue
      await drawnWords()
      return data as Entry
    }
  } catch {
    // Every way of breaking off has the same consequence.
  }
  return undefined
}
