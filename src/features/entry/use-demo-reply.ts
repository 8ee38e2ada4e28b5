import { useEffect, useState } from 'react'
import { coachSections, textsOf, type CoachSection, type EntryTexts } from '#domain/entry-sections'
import { guestName, type DemoResponse } from '#domain/motivation'
import { isJson, readEvents } from '~/lib/event-stream'
import { personHeaders } from '~/lib/person'

type DemoReply = { words: string | undefined; isWhole: boolean }

const nothingYet: DemoReply = { words: undefined, isWhole: false }
/** Longer than a reply takes. */
const timeout = 20_000

/** A reply for a visitor while the coach writes it; the fallback if the call fails. `date` is the visitor's own. */
export function useDemoReply(
  { texts, date }: { texts: Pick<EntryTexts, CoachSection>; date: string },
  fallback: string,
): DemoReply {
  const [reply, setReply] = useState(nothingYet)
  const body = JSON.stringify({ ...textsOf(texts, coachSections), userName: guestName, date })
  useEffect(() => {
    const leaving = new AbortController()
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(timeout)])
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
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...personHeaders() },
    body,
    signal,
  })
  if (!reply.ok) throw new Error(`${reply.status}`)
  if (isJson(reply)) return onReply({ words: ((await reply.json()) as DemoResponse).response, isWhole: true })
  let words = ''
  for await (const { event, data } of readEvents(reply)) {
    if (event === 'piece') onReply({ words: (words += data as string), isWhole: false })
    if (event === 'done') return onReply({ words: (data as { response: string }).response, isWhole: true })
  }
  throw new Error('The reply broke off')
}
