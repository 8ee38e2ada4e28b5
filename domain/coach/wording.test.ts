import { describe, expect, it } from 'vitest'
import { english } from './letters/english.ts'
import { inMarks, whenWas } from './wording.ts'

it('an earlier day is yesterday, a day of the week, or a date', () =>
  expect(['2026-11-23', '2026-11-18', '2026-11-17'].map((date) => whenWas(date, '2026-11-24', english))).toEqual([
    'yesterday',
    'on Wednesday',
    'on November 17',
  ]))

describe('the marks', () => {
  const english = ['“', '”'] as const
  it.each([
    ['those of the language', 'tea', '“tea”'],
    ['inner ones around a quotation', 'say “no” once', '‘say “no” once’'],
    ['inner ones around half a quotation', 'he said ”hm', '‘he said ”hm’'],
    ['inner ones around the other half', 'he said “hm', '‘he said “hm’'],
    ['isolates around Hebrew', 'המשפחה', '“\u2068המשפחה\u2069”'],
    ['isolates around a line with Arabic in it', 'tea with عائلتي', '“\u2068tea with عائلتي\u2069”'],
  ])('are %s', (_, line, expected) => expect(inMarks(line, english)).toBe(expected))

  it('of German are left where the line has them', () => expect(inMarks('sag „nein“', ['„', '“'])).toBe('‘sag „nein“’'))
})
