import { expect, it } from 'vitest'
import { letterFor } from '#domain/coach/letter'
import { collect, describeCoach, morning } from '../../providers/coach/coach.test-suite.ts'
import { composerCoach } from './composer.coach.ts'

describeCoach('the composer', () => ({ coach: composerCoach }))

it('streams word by word', async () => {
  const pieces: string[] = []
  for await (const piece of composerCoach.stream(morning)) pieces.push(piece)
  for (const piece of pieces) expect(piece.trim()).toMatch(/^\S+$/)
  expect(pieces.join('')).toBe(letterFor(morning.page, morning).text)
  expect(await collect(composerCoach.stream(morning))).toBe(await composerCoach.reply(morning))
})
