import { expect, it } from 'vitest'
import { callAccess, calls, type Call } from './calls.ts'
import { counted } from './limits.ts'
import { roles } from './plan.ts'

const each = Object.entries<Call>(calls)
const answers = (line: Call) => roles.map((role) => callAccess(line, role))

it('a call of employees does not exist for others, and exists for an employee who pays', () => {
  const line = calls['GET /api/operator']
  expect(answers(line)).toEqual(['notFound', 'notFound', 'notFound', 'allowed', 'notFound'])
  expect(callAccess(line, 'premium', true)).toBe('allowed')
})

it('a call for everyone has a reason', () => {
  for (const [call, line] of each.filter(([, { who }]) => !who)) {
    expect(line.everyone, call).toMatch(/^[A-Z].{10,}\.$/)
    expect(new Set(answers(line)), call).toEqual(new Set(['allowed']))
  }
})

it('each limit bounds a call, or what the schedule sends', () => {
  const named = new Set<string>(each.flatMap(([, { limits }]) => limits))
  const ofMails = ['mailsPerDay', 'messageMailsPerAddress', 'messageMailsPerDay']
  expect(Object.keys(counted).filter((name) => !named.has(name))).toEqual(ofMails)
})
