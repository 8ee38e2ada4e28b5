import { composeReply } from '#domain/composer/composer'
import { inWords } from '#domain/reply'
import type { Coach } from '../../providers/coach/coach.ts'

/** The built-in coach, which needs no key. */
export const composerCoach: Coach = {
  reply: async (call) => composeReply(call),
  async *stream(call) {
    yield* inWords(composeReply(call))
  },
}
