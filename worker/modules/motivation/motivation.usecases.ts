import type { DemoRequest } from '#domain/demo-schema'
import { coachSections, textsOf } from '#domain/entry-sections'
import { localDate } from '#domain/time/local-date'
import type { DemoResponse } from '#domain/motivation'
import { isHelpMessage } from '#domain/coach/help-openings'
import { letterFor } from '#domain/coach/letter'
import { readPage, toneOfPage } from '#domain/coach/page'
import { inWords } from '#domain/reply'
import type { Services } from './motivation.services.ts'
import { coachWithin, hasRoomForVisitor } from '../coach/coach-limits.ts'

/** A reply for a visitor; beyond the demo's budget, by the composer. */
export async function* replyToGuest(
  services: Services,
  { guest, address, inPieces }: { guest: DemoRequest; address: string; inPieces: boolean },
): AsyncGenerator<string, DemoResponse> {
  const coach = await coachWithin(services, () => hasRoomForVisitor(services, address))
  const texts = textsOf(guest, coachSections)
  const page = readPage(texts)
  let response = ''
  const addressee = {
    // Not stored and not sent: the composer varies its sentences by it.
    personId: [address, ...Object.values(texts)].join('\n'),
    name: guest.userName,
    date: guest.date ?? localDate(services.now(), 'UTC'),
    premium: false,
  }
  let writtenBy: string | undefined
  const onWriter = (name: string) => void (writtenBy = name)
  const call = page.kind === 'ordinary' ? { ...addressee, page, onWriter } : undefined
  const pieces = call ? (inPieces ? coach.stream(call) : [coach.reply(call)]) : inWords(letterFor(page, addressee).text)
  for await (const piece of pieces) {
    response += piece
    yield piece
  }
  const tone = isHelpMessage(response) ? 'help' : toneOfPage(page)
  return { response, ...(tone && { tone }), ...(writtenBy && tone !== 'help' && { writtenBy }) }
}
