import { describe, expect, it } from 'vitest'
import { callAccess, calls } from './access.ts'
import { roles } from './plan.ts'

describe('calls', () => {
  it('are for signed-in people unless the table says otherwise', () => {
    expect(roles.map((role) => callAccess('GET /api/anything', role))).toEqual([
      'notSignedIn',
      'allowed',
      'allowed',
      'allowed',
      'allowed',
    ])
  })

  it('of employees do not exist for others, and exist for an employee who pays', () => {
    const call = 'GET /api/operator'
    expect(roles.map((role) => callAccess(call, role))).toEqual([
      'notFound',
      'notFound',
      'notFound',
      'allowed',
      'notFound',
    ])
    expect(callAccess(call, 'premium', true)).toBe('allowed')
  })

  it('name a reason if they are for everyone', () => {
    for (const [call, rule] of Object.entries(calls)) {
      if (rule.access !== 'everyone') continue
      expect(rule.because, call).toMatch(/^[A-Z].{10,}\.$/)
      expect(
        roles.map((role) => callAccess(call, role)),
        call,
      ).toEqual(['allowed', 'allowed', 'allowed', 'allowed', 'allowed'])
    }
  })
})
