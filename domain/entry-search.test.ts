import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesIn, searchTerms, searchTextOf } from './entry-search.ts'

const finds = (text: string, query: string) => {
  const compared = searchTextOf(text)
  return searchTerms(query).every((term) => compared.includes(term))
}

describe('search', () => {
  it.each([
    ['coffee with Anna', 'coffee'],
    ['coffee with Anna', 'COF'],
    ['coffee with Anna', 'anna coffee'],
    ['ein Café an der Straße', 'cafe strasse'],
    ['cafe', 'café'],
    ['ÎLE DE RÉ', 'île de re'],
    ['Ødegård, Łódź', 'odegard lodz'],
    ['ΟΔΟΣ', 'οδος'],
    ['İstanbul', 'istanbul'],
    ['100% of it_all', '100%'],
    ['100% of it_all', '%'],
    ['100% of it_all', '_all'],
    ['she said "yes"', '"yes"'],
    ['she said “yes”', '"yes'],
    ['don’t hurry', "don't"],
    ['a * b \\ c', '* \\'],
    ['今天我很感恩我的家人', '感恩'],
    ['ขอบคุณสำหรับกาแฟ', 'กาแฟ'],
    ['コーヒーを飲む', 'ヒー'],
    ['오늘은 가족과', '가족'],
    ['well-being', 'being'],
    ['in 2026', '2026'],
    ['🌻 in the garden', '🌻'],
  ])('in %j finds %j', (text, query) => expect(finds(text, query)).toBe(true))

  it.each([
    ['coffee with Anna', 'offee'],
    ['coffee with Anna', 'coffee tea'],
    ['100 of it', '100%'],
    ['kindness', 'kind_'],
    ['in 2026', '026'],
  ])('in %j does not find %j', (text, query) => expect(finds(text, query)).toBe(false))

  it('finds every word of any text by its beginning', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcéßøΣςжい感ก가🌻%_\'"\\*-'), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 8 }), (words) => {
        for (const word of words) expect(finds(words.join(' '), word)).toBe(true)
      }),
    )
  })

  it('returns the ranges in the original text', () => {
    const marked = (text: string, query: string) =>
      matchesIn(text, query)
        .reverse()
        .reduce((rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`, text)
    expect(marked('Ein Café, zwei Cafe\u0301s', 'cafe')).toBe('Ein [Café], zwei [Cafe\u0301]s')
    expect(marked('Straße und Strasse', 'stras')).toBe('[Straß]e und [Stras]se')
    expect(marked('我很感恩', '感恩')).toBe('我很[感恩]')
    expect(marked('tea and teapots', 'tea teapot')).toBe('[tea] and [teapot]s')
    expect(marked('nothing here', 'tea')).toBe('nothing here')
  })

  it('returns ranges exactly for texts that match', () => {
    const some = fc.string({ unit: 'grapheme', maxLength: 40 })
    const word = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 3 })
      .filter((word) => searchTerms(word).length === 1)
    fc.assert(
      fc.property(some, word, some, (before, word, after) => {
        const text = `${before} ${word} ${after}`
        expect(matchesIn(text, word).length > 0).toBe(finds(text, word))
      }),
    )
  })
})
