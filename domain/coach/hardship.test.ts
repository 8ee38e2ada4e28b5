import { expect, it } from 'vitest'
import { foldSentences } from './phrases.ts'
import { gravestOf, hardshipIn } from './hardship.ts'
import type { Language } from './language.ts'
import type { Hardship } from './hardship.ts'
import { brightTexts, hardTexts, ordinaryPage } from './test-pages.ts'

const signs: [hardship: Hardship, language: Language, line: string][] = [
  ['loss', 'en', 'My mum died on Sunday'],
  ['loss', 'de', 'Oma gestorben'],
  ['loss', 'fr', 'l’enterrement de papa'],
  ['loss', 'es', 'murió mi abuela'],
  ['loss', 'en', 'our dog was put down'],
  ['loss', 'de', 'der Hund wurde eingeschläfert'],
  ['loss', 'en', 'I lost the baby at nine weeks'],
  ['loss', 'fr', 'ma fausse couche'],
  ['other', 'en', 'he moved out on Friday'],
  ['other', 'en', 'I missed my stop again'],
  ['other', 'es', 'desde el divorcio'],
  ['loss', 'en', 'two years without him'],
  ['other', 'en', 'my biopsy on Friday'],
  ['other', 'en', 'dad in intensive care'],
  ['other', 'de', 'Papa im Krankenhaus'],
  ['other', 'en', 'laid off on Monday'],
  ['other', 'en', 'failed the driving test'],
  ['other', 'en', 'a fight with Tom'],
  ['other', 'en', 'a panic attack in the car'],
  ['other', 'en', 'nobody called'],
  ['other', 'en', 'I feel so numb'],
  ['other', 'en', 'so tired of it all'],
  ['other', 'en', 'the baby cried all night'],
]
it.each(signs)('a sign of %s, in %s: %s', (hardship, language, line) =>
  expect(hardshipIn(foldSentences(line), language)).toBe(hardship),
)

it.each([
  'tea',
  'front row seats',
  'the finish line',
  'the results are fine',
  'our dog is asleep on my feet',
  'nobody died on our ward',
  'the phone died',
])('no sign: %s', (line) => expect(hardshipIn(foldSentences(line), 'en')).toBeUndefined())

it('of several a loss counts', () =>
  expect(
    gravestOf(['so tired', 'a fight with Tom', 'the funeral'].map((line) => hardshipIn(foldSentences(line), 'en'))),
  ).toBe('loss'))

it('a page has one only if it is hard', () => {
  expect(ordinaryPage(hardTexts.gratitudeText, hardTexts.goalsText)).toMatchObject({ band: 'hard', hardship: 'loss' })
  const ward = `nobody died, which on our ward is a win\n${brightTexts.gratitudeText}`
  expect(ordinaryPage(ward, brightTexts.goalsText)).toMatchObject({ band: 'bright', hardship: undefined })
})
