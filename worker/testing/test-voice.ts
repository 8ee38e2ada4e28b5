import type { CoachRequest, Voice } from '../providers/coach/coach.ts'

export type TestVoice = Voice & {
  /** What it was asked, in order. */
  asked: CoachRequest[]
  /** While this is set, it says nothing until it resolves. */
  holdUntil: Promise<void> | undefined
  fault: Error | undefined
}

/** Answers with its number, so that a test sees which reply it is looking at. */
export function createTestVoice(): TestVoice {
  const voice: TestVoice = {
    asked: [],
    holdUntil: undefined,
    fault: undefined,
    async reply(request) {
      const number = voice.asked.push(request)
      await voice.holdUntil
      if (voice.fault) throw voice.fault
      return `Reply ${number} to ${request.name}.`
    },
    async *stream(request) {
      yield* (await voice.reply(request)).match(/\S+\s*/g)!
    },
  }
  return voice
}
