import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deriveParameters, target } from '../worker/testing/stripe-parameters.ts'

test('the parameters of our calls to Stripe are those of the installed SDK', () => {
  expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual(deriveParameters())
})
