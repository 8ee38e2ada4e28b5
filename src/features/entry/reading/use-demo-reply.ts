import { useEffect, useState } from 'react'
import { englishOpening } from '#domain/coach/help-beginnings'
import type { Tone } from '#domain/entry'
import { coachSections, textsOf, type CoachSection, type EntryTexts } from '#domain/entry-sections'
import type { DemoResponse } from '#domain/motivation'
import { journal, preview } from '#domain/texts'
import { call } from '~/lib/call'
import { isJson, readEvents } from '~/lib/event-stream'
import { personHeaders } from '~/device/person'

type DemoReply = {
  words: string | undefined
  isWhole: boolean
  tone?: Tone | undefined
  writtenBy?: string | undefined
}

const nothingYet: DemoReply = { words: undefined, isWhole: false }
/** Longer than a reply takes. */
const patience = 45_000

/** A reply for a visitor while the coach writes it; the fallback if the call fails. `date` is the visitor's own. */
export function useDemoReply(
  { texts, date }: { texts: Pick<EntryTexts, CoachSection>; date: string },
  fallback: string,
): DemoReply {
  const [reply, setReply] = useState(nothingYet)
  const body = JSON.stringify({ ...textsOf(texts, coachSections), userName: journal.guest, date })
  useEffect(() => {
    const leaving = new AbortController()
    askForReply(body, leaving.signal, setReply).catch(async () => {
      // The fallback is cheerful, so the tone of the page is looked up here.
      const reader = await import('#domain/tone').catch(() => undefined)
      const tone = reader?.toneOf(JSON.parse(body) as Partial<EntryTexts>)
      const words = tone === 'help' ? englishOpening : reader ? fallback : preview.noReply
      if (!leaving.signal.aborted) setReply({ words, isWhole: true, tone })
    })
    return () => leaving.abort()
  }, [body, fallback])
  return reply
}

async function askForReply(body: string, signal: AbortSignal, onReply: (reply: DemoReply) => void): Promise<void> {
  const reply = await call(
    '/api/demo-response',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...personHeaders() },
      body,
      signal,
    },
    patience,
  )
  if (!reply.ok) throw new Error(`${reply.status}`)
  const show = ({ response, ...more }: DemoResponse) => onReply({ words: response, isWhole: true, ...more })
  if (isJson(reply)) return show((await reply.json()) as DemoResponse)
  let words = ''
  for await (const { event, data } of readEvents(reply)) {
    if (event === 'piece') onReply({ words: (words += data as string), isWhole: false })
    if (event === 'done') return show(data as DemoResponse)
  }
  throw new Error('The reply broke off')
}
