import { describe, expect, it } from 'vitest'
import type { CoachRequest } from '#domain/coach-request'
import { helpIn } from '#domain/crisis/help-message'
import { isPresentable } from '#domain/reply'
import type { Coach } from './coach.ts'

export const morning: CoachRequest = {
  personId: 'maria',
  name: 'Maria Lopez',
  date: '2026-11-24',
  gratitudeText: '1. My daughter laughing at breakfast\n2. Coffee on the balcony\n3. The rain has stopped',
  goalsText: 'Finish the report\nWalk 30 minutes\nCall my brother',
  premium: false,
}

export async function collect(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

/** The tests that every coach passes. `asked` counts the requests to a vendor. */
export function describeCoach(name: string, create: () => { coach: Coach; asked: () => number }): void {
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
        const request = { ...morning, ...half }
        expect(isPresentable(await create().coach.reply(request))).toBe(true)
        expect(
          isPresentable(
            await collect(
              create().coach.stream({
                ...request,
                premium: true,
                memory: { recentEntries: [request], activeGoals: [] },
              }),
            ),
          ),
        ).toBe(true)
      },
    )

    it('gives the help message, and asks no vendor, when a text speaks of self-harm', async () => {
      for (const { language, ...change } of [
        { language: 'en' as const, gratitudeText: 'I want to kill myself' },
        { language: 'en' as const, goalsText: 'get milk\nend my life' },
        { language: 'de' as const, gratitudeText: 'Ich will nicht mehr leben', goalsText: 'Heute nur schlafen' },
      ]) {
        const { coach, asked } = create()
        const { message } = helpIn(language, 'AT')
        expect(await coach.reply({ ...morning, ...change, zone: 'Europe/Vienna' })).toBe(message)
        expect(await collect(coach.stream({ ...morning, ...change, zone: 'Europe/Vienna' }))).toBe(message)
        expect(asked()).toBe(0)
      }
    })
  })
}
