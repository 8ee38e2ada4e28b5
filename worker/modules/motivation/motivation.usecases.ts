import type { DemoRequest } from '#domain/demo-schema'
import { coachSections, textsOf } from '#domain/entry-sections'
import { localDate } from '#domain/local-date'
import type { DemoResponse } from '#domain/motivation'
import { toneOf } from '#domain/tone'
import { coachWithin, visitorAllowances, type CoachServices } from '../coach/coach-limits.ts'

/** A reply for a visitor; beyond the demo's budget, by the composer. */
export async function* answerGuest(
  services: CoachServices,
  { guest, address, inPieces }: { guest: DemoRequest; address: string; inPieces: boolean },
): AsyncGenerator<string, DemoResponse> {
  const coach = await coachWithin(services, { allowances: visitorAllowances(services, address) })
  const texts = textsOf(guest, coachSections)
  let response = ''
  const request = {
    // Not stored and not sent: the composer varies its sentences by it.
    personId: [address, ...Object.values(texts)].join('\n'),
    name: guest.userName,
    date: guest.date ?? localDate(services.now(), 'UTC'),
    ...texts,
    premium: false,
  }
  for await (const piece of inPieces ? coach.stream(request) : [coach.reply(request)]) {
    response += piece
    yield piece
  }
  const tone = toneOf({ ...texts, aiResponse: response })
  return { response, ...(tone && { tone }) }
}
