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

it('counts what goes on after its request until it ends, or is not renewed', async () => {
  let time = 0
  const reads = createReadCounts({ now: () => time })
  const isRefused = async () => {
    const turn = reads.inTurn(
      'ada',
      async () => {},
      async () => {},
    )
    return turn.then(
      () => false,
      () => true,
    )
  }
  const [one, two] = [reads.beginTurn('ada'), reads.beginTurn('ada')]
  expect(await isRefused()).toBe(true)
  time += 9_000
  for (const turn of [one, two]) turn.goOn()
  time += 9_000
  expect(await isRefused()).toBe(true)
  one.end()
  expect(await isRefused()).toBe(false)
  // One that was not renewed ends no turn but its own.
  const next = reads.beginTurn('ada')
  time += 1_000
  expect(await isRefused()).toBe(false)
  const last = reads.beginTurn('ada')
  two.end()
  expect(await isRefused()).toBe(true)
  for (const turn of [next, last]) turn.end()
  expect(await isRefused()).toBe(false)
})
