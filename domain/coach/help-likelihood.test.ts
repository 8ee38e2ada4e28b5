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

it('reads a long sentence in stretches, so that nothing is hidden in one', () => {
  const dark = 'they would all be happier without me and I will see to it tonight'
  const hidden = `${'and then we had bread with cheese and tea by the sea '.repeat(9)} ${dark} ${'and so on and so on '.repeat(9)}`
  expect(passagesIn(hidden).length).toBeGreaterThan(10)
  expect(likelihoodOf(hidden)).toBeGreaterThan(likelihoodOf(hidden.replace(dark, '')) + 2)
})

it('is that of the most likely passage, wherever it stands', () => {
  const dark = 'They would all be happier without me and I will see to it tonight.'
  const ordinary = 'The children swam in the sea. We had bread and cheese. The bus was late. I called my sister.'
  const alone = likelihoodOf(dark)
  expect(alone).toBeGreaterThan(likelihoodOf(ordinary) + 3)
  expect(likelihoodOf(`${ordinary}\n${dark}\n${ordinary}`)).toBe(alone)
})

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
