import { useEffect, useState } from 'react'
import { guestName } from '#domain/motivation'
import { readEvents } from '~/lib/event-stream'

/** A reply for a visitor, word by word; the fixed words if it cannot be had. Undefined until the first word. */
export function useDemoReply(texts: { gratitudeText: string; goalsText: string }, fallback: string): string | undefined {
  const [words, setWords] = useState<string>()
  const body = JSON.stringify({ ...texts, userName: guestName })
  useEffect(() => {
    const leaving = new AbortController()
    askForReply(body, leaving.signal, setWords).catch(() => {
      if (!leaving.signal.aborted) setWords(fallback)
    })
    return () => leaving.abort()
  }, [body, fallback])
  return words
}

async function askForReply(body: string, signal: AbortSignal, onWords: (words: string) => void): Promise<void> {
  const reply = await fetch('/api/demo-response', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body,
    signal,
  })
  if (!reply.ok) throw new Error(`${reply.status}`)
  let words = ''
  for await (const { event, data } of readEvents(reply)) {
    if (event === 'piece') onWords((words += data as string))
    if (event === 'done') return onWords((data as { response: string }).response)
  }
  throw new Error('The reply broke off')
}
