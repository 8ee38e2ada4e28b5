import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newId } from './id.ts'

const instant = fc.integer({ min: 0, max: 2 ** 48 - 1 })

it('is a UUIDv7 with its time', () => {
  fc.assert(
    fc.property(instant, (now) => {
      const id = newId(now)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now)
    }),
  )
})

it('sorts by time', () => {
  fc.assert(
    fc.property(instant, instant, (one, other) => {
      fc.pre(one < other)
      expect(newId(one) < newId(other)).toBe(true)
    }),
  )
})

it('sorts by order within a millisecond', () => {
  const made = Array.from({ length: 4_096 }, () => newId(1_700_000_000_000))
  expect(made.toSorted()).toEqual(made)
})

it('is unique for many ids of one millisecond', () => {
  const made = Array.from({ length: 20_000 }, () => newId(1_800_000_000_000))
  expect(new Set(made).size).toBe(made.length)
})
