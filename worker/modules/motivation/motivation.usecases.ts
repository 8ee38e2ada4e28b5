import type { DemoRequest } from '#domain/demo-schema'
import { localDate } from '#domain/local-date'
import { voiceWithin, type CoachParts } from '../coach/coach-limits.ts'

const day = 86_400

/** A reply for somebody without an account; beyond what is set aside for them, by the built-in voice. */
export async function* answerGuest({
  guest,
  address,
  inPieces,
  parts,
}: {
  guest: DemoRequest
  address: string
  inPieces: boolean
  parts: CoachParts
}): AsyncGenerator<string, string> {
  const { config, now } = parts
  const allowances = [
    { key: `demo:${address}`, max: config.limits.demoPerAddress, windowSeconds: day },
    { key: 'demo', max: config.limits.demoPerDay, windowSeconds: day },
  ]
  const voice = await voiceWithin(allowances, parts)
  let response = ''
  const request = {
    // Nobody's name: it only keeps the composer from changing its mind within a day.
    personId: 'guest',
    name: guest.userName,
    date: localDate(now(), 'UTC'),
    gratitudeText: guest.gratitudeText,
    goalsText: guest.goalsText,
    premium: false,
  }
  for await (const piece of inPieces ? voice.stream(request) : [voice.reply(request)]) {
    response += piece
    yield piece
  }
  return response
}
