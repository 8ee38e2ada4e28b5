import { expect, it } from 'vitest'
import { isEvening } from './day-part.ts'

it.each([
  ['America/New_York', '2026-11-21T23:00:00Z'],
  ['Europe/Berlin', '2026-07-01T16:00:00Z'],
  ['Asia/Kathmandu', '2026-11-21T12:15:00Z'],
  ['Australia/Lord_Howe', '2026-06-01T07:30:00Z'],
  ['Pacific/Apia', '2026-11-21T05:00:00Z'],
])('begins at six in %s', (zone, six) => {
  const minute = 60_000
  const at = Date.parse(six)
  expect([at - 1, at - minute, at, at + 6 * 60 * minute - 1].map((now) => isEvening(now, zone))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(isEvening(at + 6 * 60 * minute, zone)).toBe(false)
})
