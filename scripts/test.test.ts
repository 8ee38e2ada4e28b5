import { expect, it } from 'vitest'
import playwright from '../e2e/playwright.config.ts'
import { journeysCount } from './test.ts'

it('counts a journey that needed a second try as failed, and names it', () => {
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [{ title: 'signs in', tests: [{ status: 'expected' }] }],
        suites: [{ specs: [{ title: 'saves a draft', tests: [{ status: 'flaky' }] }] }],
      },
    ],
  }
  expect(journeysCount(report)).toEqual({ passed: 3, failed: 2, retried: ['saves a draft'] })
})

it('has no journey retried', () => {
  expect(playwright.retries).toBe(0)
})
