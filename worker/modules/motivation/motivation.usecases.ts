import type { DemoRequest } from '#domain/motivation'
import { localDate } from '#domain/local-date'
import type { Config } from '../../core/config.ts'
import type { RateCounters } from '../../core/rate-counters.ts'
import type { Voice } from '../../providers/coach/coach.ts'

type Parts = { coach: Voice; composer: Voice; counters: RateCounters; config: Config; now: () => number }

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
  parts: Parts
}): AsyncGenerator<string, string> {
  const { coach, composer, counters, config, now } = parts
  const allowances = [
    { key: `demo:${address}`, max: config.limits.demoPerAddress, windowSeconds: day },
    { key: 'demo', max: config.limits.demoPerDay, windowSeconds: day },
  ]
  // Whether there is room left is not worth a visitor's reply.
  const mayCost = coach !== composer && (await counters.hasRoom(allowances, now()).catch(() => false))
  const voice = mayCost ? coach : composer
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
