import { composerName } from '#domain/coach-request'
import { letterFor } from '#domain/coach/letter'
import { inWords } from '#domain/reply'
import type { Coach, CoachCall } from '../../providers/coach/coach.ts'

/** The built-in coach, which needs no key. */
export const composerCoach: Coach = {
  reply: async (call) => write(call),
  async *stream(call) {
    yield* inWords(write(call))
  },
  answer: async () => '',
}

function write({ page, memory: _memory, ...call }: CoachCall): string {
  const { text, sentences } = letterFor(page, call)
  call.onSentences?.(sentences)
  call.onWriter?.(composerName)
  return text
}
