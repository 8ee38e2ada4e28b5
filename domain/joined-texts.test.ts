import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemsOf } from './entry.ts'
import { entrySections, sectionNames, type SectionName } from './entry-sections.ts'
import { joinedTexts, withItems } from './joined-texts.ts'
import { itemsToTick } from './ticks.ts'

const linesOf = (text: string) => text.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.trim())
const likely = fc.constantFrom('Tea', 'Teamwork', 'Team', '  Tea ', '1. Tea', '2. Rain', '- Rain', '3. Mai', '')
const lines = fc.array(fc.oneof({ arbitrary: likely, weight: 5 }, fc.string({ unit: 'grapheme' })), { maxLength: 4 })
const text = fc.tuple(lines, fc.constantFrom('\n', '\r\n', '\u2028')).map(([all, end]) => all.join(end))

/** What must be found again: an item can get a number before it, and then it is a line. */
const contentOf = (name: SectionName, words: string) =>
  entrySections[name].shownAs === 'items' ? itemsOf(words) : linesOf(words).filter(Boolean)

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
