import { expect, it } from 'vitest'
import { composeReply } from '#domain/composer/composer'
import { collect, describeCoach, morning } from '../../providers/coach/coach.test-suite.ts'
import { composerCoach } from './composer.coach.ts'

describeCoach('the composer', () => ({ coach: composerCoach, asked: () => 0 }))

it('streams word by word', async () => {
  const pieces: string[] = []
  for await (const piece of composerCoach.stream(morning)) pieces.push(piece)
  for (const piece of pieces) expect(piece.trim()).toMatch(/^\S+$/)
  expect(pieces.join('')).toBe(composeReply(morning))
  expect(await collect(composerCoach.stream(morning))).toBe(await composerCoach.reply(morning))
})
