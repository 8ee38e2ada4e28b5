import { useEffect, useState } from 'react'
import { guestName } from '#domain/motivation'
import { readEvents } from '~/lib/event-stream'

type DemoReply = { words: string | undefined; isWhole: boolean }

const nothingYet: DemoReply = { words: undefined, isWhole: false }
/** Longer than a reply takes. */
const patience = 20_000

/** A reply for a visitor, word by word; the fixed words if it cannot be had. */
export function useDemoReply(texts: { gratitudeText: string; goalsText: string }, fallback: string): DemoReply {
  const [reply, setReply] = useState(nothingYet)
  const body = JSON.stringify({ gratitudeText: texts.gratitudeText, goalsText: texts.goalsText, userName: guestName })
  useEffect(() => {
    const leaving = new AbortController()
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(patience)])
    askForReply(body, signal, setReply).catch(() => {
      if (!leaving.signal.aborted) setReply({ words: fallback, isWhole: true })
    })
    return () => leaving.abort()
  }, [body, fallback])
  return reply
}

async function askForReply(body: string, signal: AbortSignal, onReply: (reply: DemoReply) => void): Promise<void> {
  const reply = await fetch('/api/demo-response', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body,
    signal,
  })
  if (!reply.ok) throw new Error(`${reply.status}`)
  let words = ''
  for await (const { event, data } of readEvents(reply)) {
    if (event === 'piece') onReply({ words: (words += data as string), isWhole: false })
    if (event === 'done') return onReply({ words: (data as { response: string }).response, isWhole: true })
  }
  throw new Error('The reply broke off')
}
