import { expect, it } from 'vitest'
import { composeLetter } from './letter.ts'
import { addDays } from '../time/local-date.ts'
import { isUnquotable } from './means.ts'
import { needsHelp } from './self-harm.ts'

/** None of these lines alone says that someone is in danger. */
const lines: [line: string, word: RegExp][] = [
  ['get the rope from the garage', /rope/i],
  ['a note for mum', /\bnote\b/i],
  ['pick up the tablets', /tablets/i],
  ['find a home for the dog', /home for/i],
  ['das Seil aus der Garage holen', /seil/i],
  ['Brief an Mama schreiben', /brief/i],
  ['aller au pont ce soir', /pont/i],
  ['une lettre pour ma soeur', /lettre/i],
  ['comprar la cuerda', /cuerda/i],
  ['una carta para mi hermana', /carta/i],
]

it.each(lines)('no letter takes up “%s”', (line, word) => {
  for (const place of ['gratitudeText', 'goalsText'] as const) {
    const page = { gratitudeText: 'Coffee on the balcony', goalsText: 'call the bank', [place]: `${line}\nthe garden` }
    expect(needsHelp(page)).toBe(false)
    for (let day = 0; day < 14; day += 1) {
      const request = { ...page, personId: 'ann', name: 'Ann', premium: false, date: addDays('2026-11-01', day) }
      expect(composeLetter(request).text).not.toMatch(word)
    }
  }
})

it.each([
  ['a word of both sections', 'the tablets came by post', 'sort the tablets', /tablets/i],
  ['a number', '40 tablets left in the box', 'sort the box', /40|tablets/i],
  ['a person', 'a note for mum', 'sort the drawer', /\bnote\b|mum/i],
])('no letter takes up %s of such a line', (_, gratitudeText, goalsText, word) => {
  const page = {
    gratitudeText: `Sunshine and pancakes\nDancing in the kitchen all morning\n${gratitudeText}`,
    goalsText,
  }
  expect(needsHelp(page)).toBe(false)
  for (let day = 0; day < 14; day += 1) {
    const request = { ...page, personId: 'ann', name: 'Ann', premium: false, date: addDays('2026-11-01', day) }
    expect(composeLetter(request).text).not.toMatch(word)
  }
})

it('of a long line of thanks a letter may take up another part, and of a plan none', () => {
  const line =
    'We stood on the bridge for an hour with the boats going home below us, one after the other in the last of the light, and the ferryman at the end of the line waved his hat at us'
  const letterOf = (gratitudeText: string, goalsText: string) =>
    composeLetter({ personId: 'a', name: 'Ada', date: '2026-11-24', premium: false, gratitudeText, goalsText }).text
  expect(letterOf(line, '')).toContain('the ferryman at the end of the line waved his hat at us')
  expect(letterOf('the ferryman', line)).not.toContain('waved his hat')
})

it.each([
  'the garden',
  'clown nose in the hoover',
  'Ropa nueva',
  'a pilgrimage',
  'Knut kam vorbei',
  'le pontife',
  'coffee with my brother',
])('an ordinary line can be quoted: %s', (line) => expect(isUnquotable(line)).toBe(false))
