import { expect, test } from 'vitest'
import { amountOf, amounts, skyOfDayOfYear } from './year.ts'

test('more bytes are a larger amount', () => {
  expect([0, 80, 81, 240, 241, 800, 801, 100_000].map(amountOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
})

test('more words are a sky of more lines', () => {
  const skies = amounts.map((amount) => skyOfDayOfYear({ mood: 5, amount }))
  expect(skies.map(({ ridges }) => ridges.length)).toEqual([2, 3, 5, 6])
  for (const sky of skies) expect(sky).toMatchObject({ part: 'dawn', mood: 5, isWritten: true })
})

test('a day has the sky of the part in which it was written', () => {
  expect(skyOfDayOfYear({ mood: null, amount: 2, part: 'dusk' }).part).toBe('dusk')
})
