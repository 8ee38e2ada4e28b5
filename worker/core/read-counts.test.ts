import { expect, it } from 'vitest'
import { createReadCounts } from './read-counts.ts'

it('lets two reads of a person run at a time, and the next when one has ended', async () => {
  let time = 0
  const reads = createReadCounts({ now: () => time })
  const ends: (() => void)[] = []
  const begun: string[] = []
  const looked = { count: 0, next: Promise.withResolvers<void>() }
  const pause = async () => {
    looked.count += 1
    await looked.next.promise
  }
  const begin = (who: string, name: string) =>
    reads.inTurn(who, pause, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const look = async () => {
    looked.next.resolve()
    looked.next = Promise.withResolvers<void>()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const all = [begin('ada', 'one'), begin('ada', 'two'), begin('ada', 'three'), begin('ben', 'other')]
  await look()
  expect(begun).toEqual(['one', 'two', 'other'])
  ends[0]!()
  await all[0]
  await look()
  expect(begun).toEqual(['one', 'two', 'other', 'three'])
  // Reads that were cut off.
  const late = begin('ada', 'late')
  time += 10_000
  await look()
  expect(begun.at(-1)).toBe('late')
  for (const end of ends) end()
  await Promise.all([...all, late])
})

it('refuses a read whose turn does not come', async () => {
  const reads = createReadCounts({ now: () => 0 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const running = [1, 2].map(() =>
    reads.inTurn(
      'ada',
      async () => {},
      () => promise,
    ),
  )
  await expect(
    reads.inTurn(
      'ada',
      async () => {},
      async () => {},
    ),
  ).rejects.toMatchObject({ status: 429 })
  resolve()
  await Promise.all(running)
  await reads.inTurn(
    'ada',
    async () => {},
    async () => {},
  )
})
