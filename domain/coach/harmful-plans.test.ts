import { describe, expect, it } from 'vitest'
import { harmIn } from './harmful-plans.ts'
import { speaksOfSelfHarm } from './self-harm.ts'
import { harmPages } from './test-harms.ts'
import { harmfulPlans, harmlessPlans } from './test-pages.ts'

const asPage = (text: string) => text.replaceAll(' / ', '\n')

describe('a plan that harms', () => {
  it.each(harmfulPlans)('%s', (plan) => expect(harmIn(plan)).toBeDefined())
})

describe('an ordinary plan', () => {
  it.each(harmlessPlans)('%s', (plan) => expect(harmIn(plan)).toBeUndefined())
  it.each(harmlessPlans)('%s, which needs no help', (plan) => expect(speaksOfSelfHarm(plan)).toBe(false))
})

describe.each(Object.entries(harmPages))('of the kind %s,', (kind, { found, ordinary }) => {
  it.each(found)('a page is found: %s', (text) => expect(harmIn(asPage(text))).toBe(kind))
  it.each(ordinary)('another in similar words is not: %s', (text) => expect(harmIn(asPage(text))).toBeUndefined())
})
