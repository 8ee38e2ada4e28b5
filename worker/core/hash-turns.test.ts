import { describe, expect, it } from 'vitest'
import { createHashTurns } from './hash-turns.ts'

/** A clock that goes on while something is waited for, and hashes that take a certain time. */
function start({ max = 100, share = 50, takes = 150, steps = 1 } = {}) {
  let time = 0
  let sleeping: { until: number; wake: () => void }[] = []
  const begun: string[] = []
  const inTurn = createHashTurns({
    max,
    share,
    now: () => time,
    pause: (milliseconds) =>
      new Promise((resolve) => sleeping.push({ until: time + milliseconds, wake: () => resolve() })),
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  return {
    begun,
    hash: (name: string, tries: number) =>
      inTurn(tries, async (rest) => {
        for (let step = 0; step < steps; step += 1) {
          if (step > 0) await rest()
          begun.push(`${name} at ${time}`)
          time += takes
        }
      }).then(
        () => 'done',
        ({ status }: { status: number }) => status,
      ),
    /** All timers of this request are gone, as when its browser closes the connection. */
    cutOff: () => void sleeping.pop(),
    async runUntil(end: number) {
      await settle()
      for (;;) {
        const next = sleeping.toSorted((one, other) => one.until - other.until)[0]
        if (!next || next.until > end) break
        sleeping = sleeping.filter((other) => other !== next)
        time = Math.max(time, next.until)
        next.wake()
        await settle()
      }
      time = Math.max(time, end)
    },
  }
}

describe('hashes', () => {
  it('are computed one at a time, with twice that time for other requests after each', async () => {
    for (const takes of [150, 400]) {
      const { hash, begun, runUntil } = start({ takes })
      for (const name of ['one', 'two', 'three']) void hash(name, 1)
      await runUntil(10_000)
      expect(begun).toEqual(['one at 0', `two at ${3 * takes}`, `three at ${6 * takes}`])
    }
  })

  it('leave twice the time of each step to other requests, if another hash waits', async () => {
    const { hash, begun, runUntil } = start({ takes: 50, steps: 3 })
    void hash('one', 1)
    void hash('two', 1)
    await runUntil(10_000)
    expect(begun).toEqual(['one at 0', 'one at 150', 'one at 300', 'two at 450', 'two at 500', 'two at 550'])
  })

  it('leave it at their end, if none waits', async () => {
    const { hash, begun, runUntil } = start({ takes: 50, steps: 3 })
    void hash('one', 1)
    await runUntil(100)
    void hash('two', 1)
    await runUntil(10_000)
    expect(begun).toEqual(['one at 0', 'one at 50', 'one at 100', 'two at 450', 'two at 500', 'two at 550'])
  })

  it('of the network with the fewest tries come first, and then in their order', async () => {
    const { hash, begun, runUntil } = start()
    const tries = { first: 9, often: 7, 'often too': 7, once: 1, proven: 0 }
    for (const [name, count] of Object.entries(tries)) void hash(name, count)
    await runUntil(10_000)
    expect(begun.map((what) => what.split(' at ')[0])).toEqual(['first', 'proven', 'once', 'often', 'often too'])
  })

  it('beyond the share of a network are computed one in five seconds, and hold up nobody else', async () => {
    const { hash, begun, runUntil } = start()
    for (const name of ['one', 'two', 'three']) void hash(name, 51)
    await runUntil(1_000)
    void hash('other', 1)
    await runUntil(20_000)
    expect(begun).toEqual(['one at 0', 'other at 1000', 'two at 5000', 'three at 10000'])
  })

  it('without tries leave no time between their steps', async () => {
    const { hash, begun, runUntil } = start({ takes: 50, steps: 3 })
    void hash('one', 0)
    void hash('two', 1)
    await runUntil(10_000)
    expect(begun.slice(0, 4)).toEqual(['one at 0', 'one at 50', 'one at 100', 'two at 450'])
  })

  it('without tries come between two steps of another, which goes on after them and their time', async () => {
    const { hash, begun, runUntil } = start({ takes: 50, steps: 3 })
    void hash('one', 1)
    void hash('two', 1)
    await runUntil(60)
    void hash('proven', 0)
    await runUntil(10_000)
    expect(begun).toEqual([
      ...['one at 0', 'proven at 60', 'proven at 110', 'proven at 160'],
      // Twice 150 after the end, seen within 50.
      ...['one at 510', 'one at 660', 'two at 810', 'two at 860', 'two at 910'],
    ])
  })

  it('are refused with more than so many before them, also when those came later', async () => {
    const { hash, runUntil } = start({ max: 2 })
    const outcomes = [hash('begins', 5), hash('often', 5), hash('often', 5), hash('often', 5)]
    await runUntil(100)
    outcomes.push(hash('once', 1), hash('once', 1))
    await runUntil(10_000)
    expect(await Promise.all(outcomes)).toEqual(['done', 429, 429, 429, 'done', 'done'])
  })

  it('go on when a request that waits is cut off', async () => {
    const { hash, begun, cutOff, runUntil } = start({ max: 1 })
    void hash('begins', 1)
    void hash('is cut off', 1)
    cutOff()
    await runUntil(10_000)
    const later = hash('later', 1)
    await runUntil(20_000)
    expect(await later).toBe('done')
    expect(begun).toHaveLength(2)
  })
})
