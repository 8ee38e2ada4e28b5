import { describe, expect, it } from 'vitest'
import { isFilled, isWritableDate } from './entry.ts'
import { entrySections, fits, sectionNames } from './entry-sections.ts'
import { entryEditSchema, entrySchema } from './entry-schemas.ts'
import { newId } from './id.ts'

const entry = { date: '2026-11-21', gratitudeText: 'coffee', goalsText: 'walk' }
const accepts = (change: object) => entrySchema.safeParse({ ...entry, ...change }).success

describe('a new entry', () => {
  it.each([
    ['no id', {}],
    ['an id made here', { id: newId(1_795_000_000_000) }],
    ['a leap day', { date: '2024-02-29' }],
    ['the earliest day', { date: '1900-01-01' }],
    ['the longest texts', { gratitudeText: 'a'.repeat(4_000), goalsText: 'b'.repeat(4_000) }],
    ['any script', { gratitudeText: '感谢 🌞 שלום', goalsText: 'ё' }],
  ])('accepts %s', (_, change) => expect(accepts(change)).toBe(true))

  it.each([
    ['a day that does not exist', { date: '2023-02-29' }],
    ['another way to write a day', { date: '21.11.2026' }],
    ['a day before 1900', { date: '1899-12-31' }],
    ['a time with the day', { date: '2026-11-21T00:00' }],
    ['an id of another kind', { id: '3f333df6-90a4-4fda-8dd3-9485d27cee36' }],
    ['an id in capitals', { id: '019AA0B1-5C00-7ABC-8DEF-0123456789AB' }],
    ['blanks for gratitude', { gratitudeText: ' \n\t ' }],
    ['blanks for goals', { goalsText: '' }],
    ['one character too many', { goalsText: 'b'.repeat(4_001) }],
    ['half of a surrogate pair', { gratitudeText: 'sun \ud83c' }],
    ['NUL', { gratitudeText: 'sun\0' }],
  ])('refuses %s', (_, change) => expect(accepts(change)).toBe(false))

  it('leaves the text unchanged', () => {
    expect(entrySchema.parse({ ...entry, gratitudeText: '  coffee\n' }).gratitudeText).toBe('  coffee\n')
  })

  it('returns the sentence of the specification if a section is empty', () => {
    const issue = entrySchema.safeParse({ ...entry, goalsText: ' ' }).error?.issues[0]
    expect(issue).toMatchObject({ path: ['goalsText'], message: 'Both gratitude and goals are required to continue.' })
  })

  it('can be stored for tomorrow but not for the day after', () => {
    expect(isWritableDate('2026-03-01', '2026-02-28')).toBe(true)
    expect(isWritableDate('2026-03-02', '2026-02-28')).toBe(false)
    expect(isWritableDate('1999-12-31', '2026-02-28')).toBe(true)
  })

  it.each(sectionNames)('accepts a text of the longest length, like its schema: %s', (name) => {
    const max = entrySections[name].maxLength
    for (const [text, isKept] of [
      ['🌞'.repeat(max), true],
      [`${'🌞'.repeat(max)}a`, false],
    ] as const) {
      expect(fits({ [name]: text })).toBe(isKept)
      expect(entryEditSchema.safeParse({ [name]: text }).success).toBe(isKept)
    }
    expect(fits({})).toBe(true)
  })

  it('is filled if each required section holds more than blanks', () => {
    expect(isFilled(entry)).toBe(true)
    expect(isFilled({ ...entry, goalsText: ' \n' })).toBe(false)
  })
})

describe('an edit', () => {
  it.each([
    {},
    { diaryText: '' },
    { diaryText: 'd'.repeat(entrySections.diaryText.maxLength) },
    { gratitudeText: 'tea', version: 3 },
  ])('takes %o', (edit) => expect(entryEditSchema.safeParse(edit).success).toBe(true))
  it.each([
    { gratitudeText: ' ' },
    { diaryText: 'd'.repeat(10_001) },
    { version: 0 },
    { version: 1.5 },
    { version: '2' },
    { version: 2 ** 53 },
  ])('refuses %o', (edit) => expect(entryEditSchema.safeParse(edit).success).toBe(false))
})
