import { expect, it } from 'vitest'
import { foldSentences } from './phrases.ts'
import { gravestOf, hardshipIn } from './hardship.ts'
import type { Language } from './language.ts'
import type { Hardship } from './hardship.ts'
import { brightTexts, hardTexts, ordinaryPage } from './test-pages.ts'

const signs: [hardship: Hardship, language: Language, line: string][] = [
  ['death', 'en', 'My mum died on Sunday'],
  ['death', 'de', 'Oma gestorben'],
  ['death', 'fr', 'l’enterrement de papa'],
  ['death', 'es', 'murió mi abuela'],
  ['pet', 'en', 'our dog was put down'],
  ['pet', 'de', 'der Hund wurde eingeschläfert'],
  ['unborn', 'en', 'I lost the baby at nine weeks'],
  ['unborn', 'fr', 'ma fausse couche'],
  ['parting', 'en', 'he moved out on Friday'],
  ['parting', 'es', 'desde el divorcio'],
  ['remembrance', 'en', 'two years without him'],
  ['own body', 'en', 'my biopsy on Friday'],
  ['someone ill', 'en', 'dad in intensive care'],
  ['someone ill', 'de', 'Papa im Krankenhaus'],
  ['job', 'en', 'laid off on Monday'],
  ['exam', 'en', 'failed the driving test'],
  ['quarrel', 'en', 'a fight with Tom'],
  ['fear', 'en', 'a panic attack in the car'],
  ['alone', 'en', 'nobody called'],
  ['low', 'en', 'I feel so numb'],
  ['tired', 'en', 'so tired of it all'],
  ['baby', 'en', 'the baby cried all night'],
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

it('of several the gravest counts', () =>
  expect(
    gravestOf(['so tired', 'a fight with Tom', 'the funeral'].map((line) => hardshipIn(foldSentences(line), 'en'))),
  ).toBe('death'))

it('a page has one only if it is hard', () => {
  expect(ordinaryPage(hardTexts.gratitudeText, hardTexts.goalsText)).toMatchObject({ band: 'hard', hardship: 'death' })
  const ward = `nobody died, which on our ward is a win\n${brightTexts.gratitudeText}`
  expect(ordinaryPage(ward, brightTexts.goalsText)).toMatchObject({ band: 'bright', hardship: undefined })
})
