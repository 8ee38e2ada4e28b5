import { expect, it } from 'vitest'
import { describeFailedJobs } from './stuck.ts'

it('says for each failed job what failed, how often, and whether it is tried again', () => {
  expect(describeFailedJobs([])).toBe('No job has failed.')
  const row = { job: '{"job":"eraseAccount"}', failures: 6, error: 'D1_ERROR', failedAt: 0 }
  expect(
    describeFailedJobs([
      { ...row, abandonedAt: 1 },
      { ...row, abandonedAt: null },
    ]),
  ).toBe(
    `1970-01-01T00:00:00.000Z  D1_ERROR, 6 times
  {"job":"eraseAccount"}
  The queue has given up.
1970-01-01T00:00:00.000Z  D1_ERROR, 6 times
  {"job":"eraseAccount"}
  It is tried again.`,
  )
})

it('says of too many mails that they were sent', () => {
  const row = { job: '{"mails":"code"}', failures: 1001, error: 'more than expected', failedAt: 0, abandonedAt: null }
  expect(describeFailedJobs([row])).toMatch(/1001 times\n {2}\{"mails":"code"\}\n {2}Nothing is held back\.$/)
})

it('says of a step of the schedule that it runs again', () => {
  const row = { job: '{"step":"sweepBilling"}', failures: 3, error: 'Error', failedAt: 0, abandonedAt: null }
  expect(describeFailedJobs([row])).toMatch(
    /3 times\n {2}\{"step":"sweepBilling"\}\n {2}It runs again with the schedule\.$/,
  )
})
