import { expect, it } from 'vitest'
import { seedOf, turnAt } from './turn.ts'

it.each([2, 3, 6, 12, 37])('gives each of %i its turn before any comes again, from wherever one starts', (of) => {
  for (const seed of ['ann', 'ben', '', '感谢', 'ann opening'])
    for (const from of [-5, 0, 20_778]) {
      const turns = Array.from({ length: of }, (_, day) => turnAt(seed, from + day, of))
      expect(turns.toSorted((a, b) => a - b)).toEqual(Array.from({ length: of }, (_, index) => index))
    }
})

it('has one answer when there is nothing to choose', () => {
  expect([turnAt('ann', 7, 1), turnAt('ann', 7, 0)]).toEqual([0, 0])
})

it('spreads people out', () => {
  const starts = new Set(Array.from({ length: 1_000 }, (_, person) => turnAt(`person ${person}`, 1, 37)))
  expect(starts.size).toBe(37)
  expect(seedOf('ann')).not.toBe(seedOf('anna'))
})
