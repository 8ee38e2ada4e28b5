import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { AdEventKind } from '#domain/ad'
import type { Job } from '../../core/jobs.ts'
import { connect } from '../../db/client.ts'
import { runJob } from '../../jobs.ts'
import { sweepFaults } from '../../testing/fault-sweep.ts'
import { signUp } from '../../testing/people.ts'
import { realEnv } from '../../testing/real-env.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { createAdEventRepository, type AdCount } from './ad.repository.ts'
import { adCounts } from './ad-count.table.ts'

const [banner, closed] = [
  { adType: 'banner', action: 'impression' },
  { adType: 'interstitial', action: 'close' },
] as const

/** A day of its own for each test, since KV is shared within a file. */
let nextDay = Date.UTC(2026, 10, 1)
const newDay = () => {
  nextDay += 5 * 86_400_000
  return new Date(nextDay).toISOString().slice(0, 10)
}

async function store(day: string, events: readonly AdEventKind[]): Promise<void> {
  const repository = createAdEventRepository({ kv: realEnv.KV })
  for (let from = 0; from < events.length; from += 100)
    await Promise.all(events.slice(from, from + 100).map((event) => repository.add(day, event)))
}

const times = (count: number, event: AdEventKind) => Array.from({ length: count }, () => event)

async function rowsOf(day: string): Promise<AdCount[]> {
  return connect(realEnv.DB).select().from(adCounts).where(eq(adCounts.day, day))
}

async function sumsOf(day: string): Promise<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const { adType, action, count } of await rowsOf(day))
    sums[`${adType} ${action}`] = (sums[`${adType} ${action}`] ?? 0) + count
  return sums
}

const small = { keysPerPage: 100, pagesPerStep: 5 }
const firstStep = (day: string): Job => ({ job: 'sumAds', day, step: 0, cursor: '' })

/** An app whose lists are short, so that a few keys take several steps. */
const appOfShortLists = (adListSizes = small) => createTestApp({ services: { adListSizes } })

describe('the events of a day', () => {
  it('are summed on the next day by cron, without those of other days', async () => {
    const app = createTestApp({ clock: createTestClock(Date.UTC(2026, 9, 10, 23, 59)) })
    const { client } = await signUp(app)
    const track = () => client.post('/api/admob/track', { ...banner, sessionId: 'c0ffee' })
    await track()
    await track()
    app.clock.set(Date.UTC(2026, 9, 11, 0, 1))
    await track()
    app.clock.set(Date.UTC(2026, 9, 11, 3, 17))
    await app.cron('17 3 * * *')
    await app.runWaiting()
    expect(await sumsOf('2026-10-10')).toEqual({ 'banner impression': 2 })
    expect(await rowsOf('2026-10-11')).toEqual([])
  })

  it('are summed a day later if the run of cron was missed, and a second run changes nothing', async () => {
    const app = createTestApp({ clock: createTestClock(Date.UTC(2026, 9, 14, 3, 17)) })
    await store('2026-10-12', times(3, banner))
    for (let run = 0; run < 2; run += 1) {
      await app.cron('17 3 * * *')
      await app.runWaiting()
      expect(await sumsOf('2026-10-12')).toEqual({ 'banner impression': 3 })
    }
  })

  it('are counted in steps, 2,500 of them, whose steps stay within the lists of one page size', async () => {
    const app = appOfShortLists()
    const day = newDay()
    await store(day, [...times(1_700, banner), ...times(800, closed)])
    app.watch.begin()
    app.waiting.push(firstStep(day))
    await app.runWaiting()
    expect(await sumsOf(day)).toEqual({ 'banner impression': 1_700, 'interstitial close': 800 })
    expect(new Set((await rowsOf(day)).map(({ step }) => step))).toEqual(new Set([0, 1, 2, 3, 4]))
    expect(app.watch.of('kv').map(({ operation }) => operation)).toEqual(Array(25).fill('list'))
    expect(app.services.adListSizes).toEqual(small)
    expect(10 * createTestApp().services.adListSizes.pagesPerStep).toBeLessThan(1_000)
  })

  it('are counted once when each step is delivered twice', async () => {
    const app = appOfShortLists({ keysPerPage: 20, pagesPerStep: 1 })
    const day = newDay()
    await store(day, [...times(30, banner), ...times(40, closed)])
    app.waiting.push(firstStep(day))
    let delivered = 0
    for (let job = app.waiting.shift(); job; job = app.waiting.shift()) {
      await runJob(job, app.services)
      const [next] = app.waiting
      await runJob(job, app.services)
      delivered += 1
      // Both deliveries ask for the same next step.
      expect(app.waiting.splice(0)).toEqual(next ? [next, next] : [])
      if (next) app.waiting.push(next)
    }
    expect(delivered).toBe(4)
    expect(await sumsOf(day)).toEqual({ 'banner impression': 30, 'interstitial close': 40 })
  })

  it('replace the rows of an earlier run that took other steps', async () => {
    const day = newDay()
    await store(day, [...times(30, banner), ...times(40, closed)])
    for (const keysPerPage of [10, 50, 25]) {
      const app = appOfShortLists({ keysPerPage, pagesPerStep: 1 })
      app.waiting.push(firstStep(day))
      await app.runWaiting()
      expect(await sumsOf(day)).toEqual({ 'banner impression': 30, 'interstitial close': 40 })
    }
  })

  it('are counted once, whichever call fails', async () => {
    const calls = await sweepFaults(async () => {
      const app = appOfShortLists({ keysPerPage: 2, pagesPerStep: 2 })
      const day = newDay()
      await store(day, [...times(6, banner), closed])
      app.waiting.push(firstStep(day))
      return {
        watch: app.watch,
        // The job that failed stays in the queue.
        attempt: () => app.runWaiting().catch(() => {}),
        async recover() {
          await app.runWaiting()
          expect(await sumsOf(day)).toEqual({ 'banner impression': 6, 'interstitial close': 1 })
        },
      }
    })
    expect(calls.map(({ part, operation }) => `${part} ${operation}`)).toEqual([
      ...['kv list', 'kv list', 'd1 batch', 'queue send'],
      ...['kv list', 'kv list', 'd1 batch'],
    ])
  })

  it('are counted although a key has no event in its metadata', async () => {
    const app = createTestApp()
    const day = newDay()
    await store(day, [banner])
    await realEnv.KV.put(`ads:${day}:banner:impression`, '7')
    await realEnv.KV.put(`ads:${day}:x`, '', { metadata: { adType: 'popup', action: 'impression' } })
    app.waiting.push(firstStep(day))
    await app.runWaiting()
    expect(await sumsOf(day)).toEqual({ 'banner impression': 1 })
  })
})
