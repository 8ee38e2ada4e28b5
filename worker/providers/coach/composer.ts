import type { Voice } from './coach.ts'

/** Holds the composer's place until it stands. */
export function createComposer(): Voice {
  const reply = async ({ name, gratitudeText, goalsText }: Parameters<Voice['reply']>[0]) =>
    `Good morning, ${name}. You are grateful for ${gratitudeText.slice(0, 80)}, and today you mean to ${goalsText.slice(0, 80)}.`
  return {
    reply,
    async *stream(request) {
      yield* (await reply(request)).match(/\S+\s*/g) ?? []
    },
  }
}
