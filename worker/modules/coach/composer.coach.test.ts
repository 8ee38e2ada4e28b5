import { expect, it } from 'vitest'
import { composeReply } from '#domain/composer/composer'
import { collect, describeCoach, morning } from '../../providers/coach/coach.test-suite.ts'
import { composerCoach } from './composer.coach.ts'

describeCoach('the composer', () => ({ coach: composerCoach, asked: () => 0 }))

it('streams word by word without delay', async () => {
  const pieces: string[] = []
  const started = performance.now()
  let first = Infinity
  for await (const piece of composerCoach.stream(morning)) {
    first = Math.min(first, performance.now() - started)
    pieces.push(piece)
  }
  expect(first).toBeLessThan(50)
  for (const piece of pieces) expect(piece.trim()).toMatch(/^\S+$/)
  expect(pieces.join('')).toBe(composeReply(morning))
  expect(await collect(composerCoach.stream(morning))).toBe(await composerCoach.reply(morning))
})
