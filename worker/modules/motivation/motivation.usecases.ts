import type { DemoRequest } from '#domain/demo-schema'
import { coachSections, textsOf } from '#domain/entry-sections'
import { localDate } from '#domain/local-date'
import type { DemoResponse } from '#domain/motivation'
import { toneOf } from '#domain/tone'
import { coachWithin, type CoachServices } from '../coach/coach-limits.ts'

const day = 86_400

/** A reply for a visitor; beyond the demo's budget, by the composer. */
export async function* answerGuest(
  services: CoachServices,
  { guest, address, inPieces }: { guest: DemoRequest; address: string; inPieces: boolean },
): AsyncGenerator<string, DemoResponse> {
  const { config, now } = services
  const allowances = [
    { key: `demo:${address}`, max: config.limits.demoPerAddress, windowSeconds: day },
    { key: 'demo', max: config.limits.demoPerDay, windowSeconds: day },
  ]
  const coach = await coachWithin(services, { allowances })
  let response = ''
  const request = {
    // Nobody's name: it only keeps the composer from changing its mind within a day.
    personId: 'guest',
    name: guest.userName,
    date: guest.date ?? localDate(now(), 'UTC'),
    ...textsOf(guest, coachSections),
    premium: false,
  }
  for await (const piece of inPieces ? coach.stream(request) : [coach.reply(request)]) {
    response += piece
    yield piece
  }
  const tone = toneOf(guest)
  return { response, ...(tone && { tone }) }
}
