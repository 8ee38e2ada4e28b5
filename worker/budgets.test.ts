import { expect, it } from 'vitest'
import { budgets } from './budgets.ts'
import { createTestApp, registeredCalls } from './testing/test-app.ts'

it('every registered call has a limit in the table of budgets, and the table names no other call', () => {
  const registered = registeredCalls(createTestApp()).map(({ call }) => call)
  const bounded = new Set(budgets.flatMap(({ calls = [] }) => calls))
  expect(registered.filter((call) => !bounded.has(call))).toEqual([])
  expect([...bounded].filter((call) => !registered.includes(call))).toEqual([])
})
