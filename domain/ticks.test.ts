import { describe, expect, it } from 'vitest'
import { itemsLeft, itemsToTick, ticksOf, withTicks, type TickChange } from './ticks.ts'

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
