import { expect, it } from 'vitest'
import { seedOf, turnAt } from './turn.ts'

it.each([2, 3, 6, 12, 37])('chooses each of %i once before any is chosen again', (of) => {
  for (const seed of ['ann', 'ben', '', '感谢', 'ann opening'])
    for (const from of [-5, 0, 20_778]) {
      const turns = Array.from({ length: of }, (_, day) => turnAt(seed, from + day, of))
      expect(turns.toSorted((a, b) => a - b)).toEqual(Array.from({ length: of }, (_, index) => index))
    }
})

it('chooses the only one of one', () => {
  expect([turnAt('ann', 7, 1), turnAt('ann', 7, 0)]).toEqual([0, 0])
})

it('differs between people', () => {
  const starts = new Set(Array.from({ length: 1_000 }, (_, person) => turnAt(`person ${person}`, 1, 37)))
  expect(starts.size).toBe(37)
  expect(seedOf('ann')).not.toBe(seedOf('anna'))
})
