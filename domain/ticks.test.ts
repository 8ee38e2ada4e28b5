import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemsOf } from './entry.ts'
import { itemsLeft, itemsToTick, ticksOf, withItems, withTicks, type TickChange } from './ticks.ts'

const day = { goalsText: '1. Walk to work\n2. Call my sister\n3. Walk to work', doneItems: ['Call my sister'] }

describe('ticks', () => {
  it('name items without their numbers, equal items together', () => {
    expect(itemsToTick(day)).toEqual(['Walk to work', 'Call my sister'])
    expect(withTicks(day, { done: ['Walk to work'], undone: [] })).toEqual(['Walk to work', 'Call my sister'])
    expect(itemsLeft(day)).toEqual(['Walk to work'])
  })

  it('are discarded with their item', () => {
    expect(ticksOf({ goalsText: 'Rest' }, day.doneItems)).toEqual([])
    expect(ticksOf({ goalsText: 'Rest\n- Call my sister' }, day.doneItems)).toEqual(['Call my sister'])
    expect(withTicks(day, { done: ['Something else'], undone: ['Call my sister'] })).toEqual([])
  })

  it('are the same in either order, when two tabs tick different items', () => {
    const one: TickChange = { done: ['Walk to work'], undone: [] }
    const other: TickChange = { done: [], undone: ['Call my sister'] }
    const inOrder = (first: TickChange, second: TickChange) =>
      withTicks({ ...day, doneItems: withTicks(day, first) }, second)
    expect(inOrder(one, other)).toEqual(['Walk to work'])
    expect(inOrder(other, one)).toEqual(['Walk to work'])
  })
})

describe('items that are carried to another day', () => {
  it('are added below the text, which stays as it is', () => {
    expect(withItems('', ['Walk', '3. Mai: Oma'])).toBe('Walk\n3. Mai: Oma')
    expect(withItems('1. Rest\n', ['Walk'])).toBe('1. Rest\nWalk')
    expect(withItems('1. Walk', ['Walk'])).toBe('1. Walk')
  })

  it('are there once, however often they are carried, and nothing is lost', () => {
    const text = fc.array(fc.oneof(fc.string(), fc.constantFrom('1. Walk', '2. Rest', '- Call', '3. Mai', '')))
    fc.assert(
      fc.property(text, text, (before, goals) => {
        const words = before.join('\n')
        const items = itemsToTick({ goalsText: goals.join('\n') })
        const carried = withItems(words, items)
        expect(withItems(carried, items)).toBe(carried)
        expect(carried.startsWith(words.trim() === '' ? '' : words.trimEnd())).toBe(true)
        const lines = carried.split('\n').map((line) => line.trim())
        for (const item of items) expect([...itemsOf(carried), ...lines]).toContain(item)
      }),
    )
  })
})
