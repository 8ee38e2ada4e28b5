import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entrySections, sectionNames, type SectionName } from './entry-sections.ts'
import { itemsOf, joinedTexts, linesOf, withItems } from './items.ts'
import { itemsToTick } from './ticks.ts'

const likely = fc.constantFrom('Tea', 'Teamwork', 'Team', '  Tea ', '1. Tea', '2. Rain', '- Rain', '3. Mai', '')
const lines = fc.array(fc.oneof({ arbitrary: likely, weight: 5 }, fc.string({ unit: 'grapheme' })), { maxLength: 4 })
const text = fc.tuple(lines, fc.constantFrom('\n', '\r\n', '\u2028')).map(([all, end]) => all.join(end))

/** What must be found again: an item can get a number before it, and then it is a line. */
const contentOf = (name: SectionName, words: string) =>
  entrySections[name].shownAs === 'items' ? itemsOf(words) : linesOf(words)

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

  it('are the same when they are read again, one a line', () => {
    fc.assert(
      fc.property(text, (words) => {
        const items = itemsOf(words)
        expect(itemsOf(items.join('\n'))).toEqual(items)
        for (const item of items) expect(linesOf(words).some((line) => line.endsWith(item))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('two texts of a section', () => {
  it('keep an item that is part of another one', () => {
    expect(joinedTexts('gratitudeText', 'Teamwork\nRain', 'Tea')).toBe('Teamwork\nRain\nTea')
    expect(joinedTexts('diaryText', 'Teamwork all day.', 'Tea')).toBe('Teamwork all day.\n\nTea')
  })

  it('have each item once, with or without its number', () => {
    expect(joinedTexts('goalsText', '1. Walk\n2. Rest', '1. Rest\n2. Sing')).toBe('1. Walk\n2. Rest\nSing')
    expect(joinedTexts('goalsText', '', '1. Walk\n')).toBe('1. Walk\n')
    expect(joinedTexts('goalsText', '1. Walk\n', ' ')).toBe('1. Walk\n')
  })

  it.each(sectionNames)('lose nothing, keep the first as it is, and are joined once: %s', (name) => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        const joined = joinedTexts(name, first, second)
        const found = new Set([...itemsOf(joined), ...linesOf(joined)])
        for (const item of [...contentOf(name, first), ...contentOf(name, second)]) expect(found).toContain(item)
        const both = new Set([
          ...contentOf(name, first),
          ...contentOf(name, second),
          ...linesOf(first),
          ...linesOf(second),
        ])
        for (const item of linesOf(joined)) expect(both).toContain(item)
        if (first.trim() !== '') expect(joined.startsWith(first.trimEnd())).toBe(true)
        expect(joinedTexts(name, joined, second)).toBe(joined)
        expect(joinedTexts(name, joined, first)).toBe(joined)
      }),
      { numRuns: 500 },
    )
  })
})

describe('items that are carried to another day', () => {
  it('are added below the text, which stays as it is', () => {
    expect(withItems('', ['Walk', '3. Mai: Oma'])).toBe('Walk\n3. Mai: Oma')
    expect(withItems('1. Rest\n', ['Walk'])).toBe('1. Rest\nWalk')
    expect(withItems('1. Walk', ['Walk'])).toBe('1. Walk')
  })

  it('are there once, however often they are carried, and nothing is lost', () => {
    const text = fc.array(fc.oneof(fc.string(), fc.constantFrom('1. Walk', '2. Rest', '- Call', '3. Mai', '')))
    fc.assert(
      fc.property(text, text, (before, goals) => {
        const words = before.join('\n')
        const items = itemsToTick({ goalsText: goals.join('\n') })
        const carried = withItems(words, items)
        expect(withItems(carried, items)).toBe(carried)
        expect(carried.startsWith(words.trim() === '' ? '' : words.trimEnd())).toBe(true)
        const lines = carried.split('\n').map((line) => line.trim())
        for (const item of items) expect([...itemsOf(carried), ...lines]).toContain(item)
      }),
    )
  })
})
