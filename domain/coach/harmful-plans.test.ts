import { describe, expect, it } from 'vitest'
import { harmfulPlans, harmlessPlans } from './test-pages.ts'
import { harmIn } from './harmful-plans.ts'
import { speaksOfSelfHarm } from './self-harm.ts'

describe('a plan that harms', () => {
  it.each(harmfulPlans)('%s', (plan) => expect(harmIn(plan)).toBeDefined())
})

describe('an ordinary plan', () => {
  it.each(harmlessPlans)('%s', (plan) => expect(harmIn(plan)).toBeUndefined())
  it.each(harmlessPlans)('%s, which needs no help', (plan) => expect(speaksOfSelfHarm(plan)).toBe(false))
})
