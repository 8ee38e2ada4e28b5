import { describe, expect, it } from 'vitest'
import type { CoachRequest } from '#domain/coach-request'
import { ordinaryPage } from '#domain/coach/test-pages'
import { isPresentable } from '#domain/reply'
import type { Coach, CoachCall } from './coach.ts'

const request: CoachRequest = {
  personId: 'maria',
  name: 'Maria Lopez',
  date: '2026-11-24',
  gratitudeText: '1. My daughter laughing at breakfast\n2. Coffee on the balcony\n3. The rain has stopped',
  goalsText: 'Finish the report\nWalk 30 minutes\nCall my brother',
  premium: false,
}

/** The call for a morning, with changes. */
export function callFor(changes: Partial<CoachRequest> = {}): CoachCall {
  const { gratitudeText, goalsText, ...addressee } = { ...request, ...changes }
  return { ...addressee, page: ordinaryPage(gratitudeText, goalsText) }
}
export const morning = callFor()

export async function collect(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

/** The tests that every coach passes. */
export function describeCoach(name: string, create: () => { coach: Coach }): void {
  describe(`the coach: ${name}`, () => {
    it('gives a presentable reply that refers to the page', async () => {
      const reply = await create().coach.reply(morning)
      expect(isPresentable(reply)).toBe(true)
      expect(reply).toMatch(/daughter|coffee|rain/i)
    })

    it('streams pieces that joined are a reply', async () => {
      const pieces: string[] = []
      for await (const piece of create().coach.stream(morning)) pieces.push(piece)
      expect(pieces.length).toBeGreaterThan(5)
      expect(pieces).not.toContain('')
      expect(isPresentable(pieces.join(''))).toBe(true)
    })

    it.each([{ goalsText: '' }, { goalsText: ' \n' }, { gratitudeText: '' }])(
      'answers a page with an empty section: %j',
      async (half) => {
        expect(isPresentable(await create().coach.reply(callFor(half)))).toBe(true)
        const memory = { recentEntries: [{ page: callFor(half).page, date: '2026-11-23' }], activeGoals: [] }
        const stream = create().coach.stream(callFor({ ...half, premium: true, memory }))
        expect(isPresentable(await collect(stream))).toBe(true)
      },
    )
  })
}
