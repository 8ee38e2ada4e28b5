import { expect, it } from 'vitest'
import { showsOtherTime } from './other-time.ts'

const winter = Date.UTC(2026, 0, 15)
const summer = Date.UTC(2026, 6, 15)

it.each([
  ['Europe/Lisbon', 'America/New_York', winter, true],
  ['Europe/Paris', 'Europe/Berlin', winter, false],
  ['Asia/Calcutta', 'Asia/Kolkata', winter, false],
  ['America/Phoenix', 'America/Denver', winter, false],
  ['America/Phoenix', 'America/Denver', summer, true],
])('that %s shows another time than %s at %d is %s', (zone, other, now, differs) => {
  expect(showsOtherTime(zone, other, now)).toBe(differs)
})
