import { describe, expect, it } from 'vitest'
import { gladnessIn } from './gladness.ts'
import { idsIn, linesOf } from './letters.ts'
import type { Language } from './language.ts'
import { composeLetter } from './letter.ts'
import { foldSentences } from './phrases.ts'
import { leadOf } from './telling.ts'
import { brightTexts, ordinaryPage } from './test-pages.ts'

const shown = (line: string, language: Language = 'en') => gladnessIn(line, foldSentences(line), language)

it.each<[line: string, language: Language]>([
  ['I passed my driving test', 'en'],
  ['the scan was clear', 'en'],
  ['90 days sober', 'en'],
  ['my niece was born at four', 'en'],
  ['Führerschein bestanden', 'de'],
  ['on a signé chez le notaire', 'fr'],
  ['aprobé el carnet a la tercera', 'es'],
])('good news: %s', (line, language) => expect(shown(line, language)).toBe('news'))

it.each(['the bus came!', 'WE GET THE DOG', 'new shoes 🎉'])('an exclamation: %s', (line) =>
  expect(shown(line)).toBe('exclamation'),
)

it.each([
  'my gran passed away in May',
  'the scan wasn’t good',
  '40 years today, would have been',
  'she has not passed yet',
  'I never passed anything',
  'Shah rang',
  'the bus came',
])('neither: %s', (line) => expect(shown(line)).toBeUndefined())

describe('a page that shows it', () => {
  const said = 'tea\nMy sister and her husband came'

  it('is bright where the weights alone are not sure', () => {
    expect(ordinaryPage(said).band).toBe('open')
    expect(ordinaryPage(`${said}\nI got the job`).band).toBe('bright')
  })

  it('is bright beside a sign of what is hard, if the weights are sure', () => {
    const cried = `${brightTexts.gratitudeText}\nmy mother cried`
    expect(ordinaryPage(cried).band).toBe('open')
    expect(ordinaryPage(`${cried}\nI got the job`)).toMatchObject({ band: 'bright', hardship: 'other', isQuiet: true })
    expect(ordinaryPage('My mother died in the night\nThe funeral is on Friday\nI passed my test').band).not.toBe(
      'bright',
    )
  })

  it('has such a line in front, also where it stays open', () => {
    const page = ordinaryPage('she knew my name\nthe bus!')
    expect([page.band, leadOf(page)?.text]).toEqual(['open', 'the bus!'])
  })

  it('gets a letter that begins with the news', () => {
    const page = { gratitudeText: `${brightTexts.gratitudeText}!\nI got the job`, goalsText: '' }
    const frames = idsIn([linesOf('en').lead.news, linesOf('en').lead.exclamation])
    for (let day = 10; day < 30; day += 1) {
      const asked = { ...page, personId: 'a', name: 'Ada', date: `2026-11-${day}`, premium: false }
      const { text, sentences } = composeLetter(asked)
      expect(text.indexOf('“I got the job”')).toBeLessThan(text.indexOf('“Sunshine and pancakes”'))
      expect(sentences.filter((id) => frames.includes(id))).toHaveLength(1)
    }
  })
})
