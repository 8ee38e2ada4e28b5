import { describe, expect, it } from 'vitest'
import { isFilled, isWritableDate, itemsOf } from './entry.ts'
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

describe('the items of a section', () => {
  it.each([
    ['one a line', 'coffee\nsun', ['coffee', 'sun']],
    ['numbers with a dot', '1. coffee\n2.sun\n3. rain', ['coffee', 'sun', 'rain']],
    ['numbers of two digits', Array.from({ length: 11 }, (_, n) => `${n + 1}. tea`).join('\n'), Array(11).fill('tea')],
    ['a date in another language', '3. Mai: Oma', ['3. Mai: Oma']],
    ['a date after a list of one', '1. coffee\n3. Mai: Oma', ['coffee', '3. Mai: Oma']],
    ['dates that follow each other', '3. Mai: Oma\n4. Mai: Opa', ['3. Mai: Oma', '4. Mai: Opa']],
    ['a list with other lines between', '1. coffee\nwith milk\n\n2. sun', ['coffee', 'with milk', 'sun']],
    ['two lists', '1. coffee\n2. sun\n1. rain\n2. tea', ['coffee', 'sun', 'rain', 'tea']],
    ['numbers with a bracket', '1) coffee\n(2) sun', ['coffee', 'sun']],
    ['bullets', '- coffee\n• sun\n* rain\n– tea\n▪ bread', ['coffee', 'sun', 'rain', 'tea', 'bread']],
    ['boxes to tick', '[ ] walk\n[x] - call Ann\n☐ read', ['walk', 'call Ann', 'read']],
    ['a number alone', '1.\n2. sun\n3.\n4)', ['sun']],
    ['a bullet alone', '-\n•\nsun', ['sun']],
    ['empty lines and blanks', '\n  coffee \r\n\r\n\t\nsun\u2028rain', ['coffee', 'sun', 'rain']],
    ['nothing', ' \n ', []],
    ['a decimal number', '3.5 km run\n7.30 yoga', ['3.5 km run', '7.30 yoga']],
    ['a year', '2026. what a year', ['2026. what a year']],
    ['a minus', '-5 degrees and sun', ['-5 degrees and sun']],
    ['a word between stars', '*really* good bread', ['*really* good bread']],
    ['a bare number', '7', ['7']],
    ['other digits', '١. قهوة\n１．日光\n2、散步', ['قهوة', '日光', '散步']],
    ['a bullet before a number', '- 1. coffee', ['coffee']],
  ])('%s', (_, text, items) => expect(itemsOf(text)).toEqual(items))

  it('reads the longest text of markers alone', () => {
    // A pattern that backtracks would not come to an end.
    for (const marker of ['- ', '*', '1.']) expect(itemsOf(marker.repeat(4_000 / marker.length))).toBeDefined()
  })
})
