import { describe, expect, it } from 'vitest'
import { bestRun } from './highlights/best-run.ts'
import { afterPause, isAway, pauseUntil, withoutPauses, type Pause } from './pause.ts'
import { addDays, dayNumber } from './time/local-date.ts'

const today = '2026-11-20'

describe('a pause', () => {
  it('lasts until the day before the one that is named', () => {
    expect(isAway({ awayUntil: '2026-11-21' }, today)).toBe(true)
    expect(isAway({ awayUntil: today }, today)).toBe(false)
    expect(isAway({ awayUntil: '' }, today)).toBe(false)
  })

  it('begins today, is moved, and ends early or with its day', () => {
    const begun = pauseUntil('2026-12-01', { today, pauses: [] })
    expect(begun).toEqual({ awayUntil: '2026-12-01', pauses: [{ from: today, until: '2026-12-01' }] })
    expect(pauseUntil('2026-12-01', { today, pauses: begun.pauses })).toEqual(begun)
    const later = { today: '2026-11-25', pauses: begun.pauses }
    expect(pauseUntil('2026-12-09', later).pauses).toEqual([{ from: today, until: '2026-12-09' }])
    expect(pauseUntil('', later)).toEqual({ awayUntil: '', pauses: [{ from: today, until: '2026-11-25' }] })
    expect(pauseUntil('2026-11-25', later)).toEqual(pauseUntil('', later))
    expect(pauseUntil('', { today, pauses: begun.pauses })).toEqual({ awayUntil: '', pauses: [] })
    expect(pauseUntil('9999-12-31', { today, pauses: [] }).awayUntil).toBe('2027-11-21')
    expect(pauseUntil('2027-01-05', { today: '2026-12-30', pauses: begun.pauses }).pauses).toEqual([
      { from: today, until: '2026-12-01' },
      { from: '2026-12-30', until: '2027-01-05' },
    ])
  })

  it('ends with its day where the person lives', () => {
    const at = Date.UTC(2026, 10, 20)
    expect(afterPause({ awayUntil: '', timezone: 'America/New_York' }, at)).toBe(at)
    expect(afterPause({ awayUntil: '2026-11-19', timezone: 'America/New_York' }, at)).toBe(at)
    expect(afterPause({ awayUntil: '2026-12-01', timezone: 'America/New_York' }, at)).toBe(Date.UTC(2026, 11, 1, 5) - 1)
  })
})

describe('a run of days over a pause', () => {
  const daysFrom = (first: string, count: number) =>
    Array.from({ length: count }, (_, index) => dayNumber(addDays(first, index)))
  const runOf = (days: number[], pauses: Pause[]) => bestRun(withoutPauses(Int32Array.from(days), pauses))
  const days = [...daysFrom('2026-11-01', 10), ...daysFrom('2026-11-21', 5)]

  it('goes on', () => {
    expect(runOf(days, [])).toBe(10)
    expect(runOf(days, [{ from: '2026-11-11', until: '2026-11-21' }])).toBe(15)
    expect(runOf(days, [{ from: '2026-11-13', until: '2026-11-21' }])).toBe(15)
    expect(runOf(days, [{ from: '2026-11-14', until: '2026-11-21' }])).toBe(10)
  })

  it('counts what was written meanwhile, and each day once', () => {
    const withOne = [...days.slice(0, 10), dayNumber('2026-11-15'), ...days.slice(10)]
    const pauses = [
      { from: '2026-11-11', until: '2026-11-16' },
      { from: '2026-11-15', until: '2026-11-21' },
    ]
    expect(runOf(withOne, pauses)).toBe(16)
  })
})
