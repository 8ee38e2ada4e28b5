import { expect, it } from 'vitest'
import { helpLikelihood, passagesOf } from './help-likelihood.ts'
import { featureCount, signFeature } from './likelihood.ts'
import { foldLines, type Sentence } from './phrases.ts'

const noTopic = () => false
const passagesIn = (text: string, namesTopic: (sentence: Sentence) => boolean = noTopic) =>
  passagesOf(foldLines(text), { namesTopic })
const likelihoodOf = (text: string) => helpLikelihood(foldLines(text), noTopic)

it('reads each sentence, and three that follow each other in a line or across lines', () => {
  const many = (text: string) => passagesIn(text).length
  expect(many('One.')).toBe(1)
  expect(many('One. Two. Three.')).toBe(3 + 1)
  expect(many('One. Two. Three. Four. Five.')).toBe(5 + 3)
  expect(many('One. Two.\nThree.')).toBe(3 + 1 + 1)
  expect(many('One.\nTwo.\nThree.\nFour.')).toBe(4 + 2)
  expect(many('1. Tea 2. Rain')).toBe(2 + 1)
  expect(many('')).toBe(1)
})

const dark = 'They would all be happier without me and I will see to it tonight.'
const ordinary = 'The children swam in the sea. We had bread and cheese. The bus was late. I called my sister.'

it('reads a long sentence in stretches, so that nothing is hidden in one', () => {
  const hidden = `${'and then we had bread with cheese and tea by the sea '.repeat(9)} ${dark} ${'and so on and so on '.repeat(9)}`
  expect(passagesIn(hidden).length).toBeGreaterThan(10)
  expect(likelihoodOf(hidden)).toBeGreaterThan(likelihoodOf(hidden.replace(dark, '')) + 1)
})

it('is greater with a likely passage, wherever it is', () => {
  expect(likelihoodOf(dark)).toBeGreaterThan(likelihoodOf(ordinary) + 3)
  const [before, after] = [`${dark}\n${ordinary}`, `${ordinary}\n${dark}`].map(likelihoodOf) as [number, number]
  expect(before).toBeGreaterThan(likelihoodOf(ordinary) + 1)
  expect(after).toBeCloseTo(before, 0)
})

it('does not grow with the length of a text', () =>
  expect(likelihoodOf(Array.from({ length: 30 }, () => ordinary).join('\n'))).toBeCloseTo(likelihoodOf(ordinary), 0))

it('has the topic as a feature of the sentence that names it', () => {
  const [first, second] = passagesIn('We spoke of it.\nThe sea was calm.', ({ text }) => text.includes('spoke'))
  expect(first).toContain(signFeature)
  expect(second).not.toContain(signFeature)
})

it('has features below their count, in any script', () => {
  for (const text of ['Bread, 3 eggs & tea', '今天的阳光很好', '☀️', 'a'.repeat(4_000)])
    for (const feature of passagesIn(text).flat()) {
      expect(Number.isInteger(feature)).toBe(true)
      expect(feature).toBeGreaterThanOrEqual(0)
      expect(feature).toBeLessThan(featureCount)
    }
})
