import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyTexts, entrySections } from '../entry-sections.ts'
import { addDays } from '../time/local-date.ts'
import { batchesOf, readImportFiles } from './file.ts'
import type { ImportedDay } from './imported-day.ts'
import { daysOf, read, readAll, reader, readImportFile, refusal } from './test-files.ts'

const seed = Date.now() % 1_000_000
console.log(`seed ${seed}`)

describe('several files', () => {
  it('become days in every format, and what cannot be read is named with its file', () => {
    const file = readAll([
      { name: 'b/2023-06-26.md', text: 'Tea' },
      { name: 'a/2023-06-26.md', text: 'Bread' },
      { name: 'presently.csv', text: 'entryDate,entryContent\n2023-06-27,Rain\n2020-02-30,Never' },
      { name: 'Ideas.md', text: '---\ntags: sea\n---\nOne day' },
      { name: 'empty.txt', text: '' },
    ])
    expect(file.sources).toEqual(['Markdown', 'Presently'])
    expect(file.days.map(({ date, gratitudeText }) => [date, gratitudeText])).toEqual([
      ['2023-06-26', 'Bread\n\nTea'],
      ['2023-06-27', 'Rain'],
    ])
    // Nothing is counted of a page that is left out.
    expect(file.counts).toEqual({})
    expect(file.leftOut).toEqual([
      { where: 'Ideas.md', why: 'No date could be found in it.' },
      { where: 'empty.txt', why: 'This file is empty.' },
      { where: 'presently.csv, Line 3', why: '“2020-02-30” is not a date that exists.' },
    ])
  })

  it('are refused together if none can be read', () => {
    expect(
      readImportFiles(
        [
          { name: 'a.md', text: 'x' },
          { name: 'b.md', text: 'y' },
        ],
        reader,
      ),
    ).toEqual({
      unreadable: 'No day could be found in these 2 files.',
    })
    expect(readImportFiles([], reader)).toMatchObject({ unreadable: expect.stringMatching(/^There is no text/) })
  })
})

describe('a day that is in a file twice', () => {
  const twice = { date: '2020-01-05', goalsText: 'b' }
  it('becomes one day with all texts and the first reply', () => {
    const own = JSON.stringify({
      entries: [
        { ...twice, gratitudeText: 'one' },
        { ...twice, gratitudeText: 'two', diaryText: 'c', aiResponse: 'd', respondedAt: 5 },
      ],
    })
    expect(read(own).days).toEqual([
      {
        date: '2020-01-05',
        ...emptyTexts,
        gratitudeText: 'one\n\ntwo',
        goalsText: 'b\n\nb',
        diaryText: 'c',
        aiResponse: 'd',
        respondedAt: 5,
      },
    ])
    expect(daysOf('entryDate,entryContent\n2020-01-05,one\n2020-01-05,two')).toEqual([['2020-01-05', 'one\n\ntwo']])
    expect(daysOf('# 2020-01-05\none\n# January 5, 2020\ntwo')).toEqual([['2020-01-05', 'one\n\ntwo']])
  })
})

describe('a hostile or large file', () => {
  const moments = (text: string) => JSON.stringify({ entries: [{ creationDate: '2020-01-05T12:00:00Z', text }] })
  it.each([
    ['spaces in a heading', (many: number) => `# a${' '.repeat(many)}b`],
    ['stars after a date', (many: number) => `# 2020-01-05 x${'*'.repeat(many)}a`],
    ['signs in a heading', (many: number) => `# 2020-01-05${' #'.repeat(many)}b`],
    ['backslashes', (many: number) => `# 2020-01-05\n${'\\'.repeat(many)}x`],
    ['pictures that never end', (many: number) => moments('!['.repeat(many))],
    ['moments that never end', (many: number) => moments('![](dayone-moment:'.repeat(many))],
    ['one day again and again', (many: number) => `entryDate,entryContent\n${'2020-01-05,word\n'.repeat(many)}`],
    [
      'a quotation mark that stays open',
      (many: number) => `entryDate,entryContent\n2020-01-05,"${'a,\n'.repeat(many)}`,
    ],
    [
      'quotation marks within a cell in quotation marks',
      (many: number) => `entryDate,entryContent\n2020-01-05,"${'a"  b'.repeat(many)},`,
    ],
    ['brackets', (many: number) => '['.repeat(many)],
    ['tags that never end', (many: number) => `<html>${'<p '.repeat(many)}`],
    ['comments that never end', (many: number) => `<html>${'<!--'.repeat(many)}`],
    ['styles that never end', (many: number) => `<html>${'<style>'.repeat(many)}`],
    ['entities that never end', (many: number) => `<html>${'&#'.repeat(many)}`],
    ['items without words', (many: number) => `<html>${'<li>'.repeat(many)}`],
    ['embedded pictures that never end', (many: number) => `# 2020-01-05\n${'![['.repeat(many)}`],
    ['spaces in a property', (many: number) => `---\na${' '.repeat(many)}b\n---`],
    ['notes that never end', (many: number) => `<en-export>${'<note><content>'.repeat(many)}`],
    ['notes without words', (many: number) => `<en-export>${'<note></note>'.repeat(many)}`],
    [
      'keys of a property list',
      (many: number) => `<plist><key>Entry Text</key>${'<key>Tags</key><array>'.repeat(many)}`,
    ],
    ['stamps', (many: number) => `[2020-01-05 09:00] a\n${'[2020-13-45'.repeat(many)}`],
    ['moods of one day', (many: number) => `full_date,date,weekday,time,mood\n${'2020-01-05,,,,rad\n'.repeat(many)}`],
    ['boxes in boxes', (many: number) => `<html><div class="note"><div class="heading">${'<div>'.repeat(many)}`],
    ['quotation marks in a property', (many: number) => `---\ndate: x${`"`.repeat(many)}x\n---`],
  ])('is read in linear time: %s', (_, content) => {
    // In quadratic time this takes minutes, and the test reaches its time limit.
    expect(readImportFile(content(200_000))).toBeDefined()
  })

  it.each([
    ['a million columns', `date,${'a,'.repeat(1_000_000)}\n2020-01-05,${'word and word,'.repeat(1_000_000)}\n`],
    ['a hundred thousand rows without a date', `date,words\n${',a\n'.repeat(100_000)}`],
    ['a quotation mark that stays open', `date;words\n2020-01-05;"${'a;\n'.repeat(200_000)}`],
    ['one long cell', `date,words\n2020-01-05,${'1/'.repeat(500_000)}\n`],
  ])('is read in linear time: a table with %s', (_, text) => {
    expect(readImportFiles([{ name: 'table.csv', text }], reader)).toBeDefined()
  })

  it('defines no entities', () => {
    const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')
    const text = `<?xml version="1.0"?><!DOCTYPE en-export [<!ENTITY e0 "lol">${entities}]><en-export><note><title>&e9;</title><created>20200105T120000Z</created><content><![CDATA[<en-note>&e9;</en-note>]]></content></note></en-export>`
    expect(read(text).days.map(({ gratitudeText }) => gratitudeText)).toEqual(['&e9;\n&e9;'])
  })

  it('is refused when it holds 50 MB of something else', () => {
    for (const line of ['word and word\n', 'a', '\u0001\uFFFD']) {
      expect(refusal(line.repeat(50_000_000 / line.length))).toMatch(/^No day could be found/)
    }
  })

  it('can hold 20,000 days', () => {
    const entries = Array.from({ length: 20_000 }, (_, index) => ({
      date: addDays('2026-11-21', -index),
      gratitudeText: `Day ${index}`,
    }))
    const { days, leftOut } = read(JSON.stringify({ entries }))
    expect([days.length, leftOut]).toEqual([20_000, []])
    expect(
      batchesOf(days)
        .flat()
        .map(({ gratitudeText }) => gratitudeText),
    ).toEqual(entries.map(({ gratitudeText }) => gratitudeText).reverse())
  })
})

describe('a file that cannot be read', () => {
  it('is refused with a sentence that names the place', () => {
    expect(refusal('')).toBe('This file is empty.')
    expect(refusal('{"entries": [\n{"date": "2020-01-05",')).toMatch(/^This JSON cannot be read from line 2 on/)
    expect(refusal('{"entries": 5}')).toMatch(/no list named “entries”/)
    expect(refusal('{"entries": []}')).toBe('There are no entries in this file.')
    expect(refusal('[1, null, "x"]')).toMatch(/not from Firstlight, Day One, Journey, Memos, Google Keep, or jrnl/)
    expect(refusal('just some words')).toMatch(/^No day could be found/)
  })

  it.each([
    ['backup_2026_01_05.daylio', /^This is a backup of Daylio\. In Daylio, export the entries as a CSV/],
    ['diary.gdsnapshot', /Grid Diary/],
    ['journey-2026.pdf', /^A PDF or a Word file of Journey .* Export to ZIP/],
    ['AppleJournalEntries.pdf', /Apple’s Journal\. There, export all entries/],
    ['DayOne.sqlite', /^In Day One, export the journal as JSON/],
    ['reflectly-export.txt', /^Reflectly/],
    ['5 Minute Journal.txt', /5 Minute Journal/],
    ['diary.docx', /export JSON, CSV, Markdown or plain text/],
    ['table.csv', /^This table has no column of dates/],
  ])('names the app by the name of the file: %s', (name, why) => {
    expect(readImportFiles([{ name, text: 'words, words' }], reader)).toEqual({
      unreadable: expect.stringMatching(why),
    })
  })

  it('never throws, and returns only days that can be stored', () => {
    const odd = fc.oneof(
      fc.constantFrom(
        'date',
        'gratitudeText',
        'creationDate',
        'timeZone',
        'text',
        '2020-01-05',
        '2020-01-05T10:00:00Z',
      ),
      fc.anything(),
    )
    const json = fc
      .array(
        fc.dictionary(
          fc.constantFrom('date', 'gratitudeText', 'diaryText', 'creationDate', 'timeZone', 'text', 'createdAt'),
          odd,
        ),
      )
      .map((entries) => {
        try {
          return JSON.stringify({ entries })
        } catch {
          return '{'
        }
      })
    const lines = fc
      .array(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('entryDate,entryContent', '2020-01-05,"a', '# 2020-01-05', '"', '```'),
        ),
      )
      .map((all) => all.join('\n'))
    fc.assert(
      fc.property(fc.oneof(json, lines, fc.string({ unit: 'binary' })), (content) => {
        const file = readImportFile(content)
        if ('unreadable' in file) return
        expect(new Set(file.days.map(({ date }) => date)).size).toBe(file.days.length)
        for (const day of file.days) {
          expect(day.gratitudeText.length).toBeLessThanOrEqual(entrySections.gratitudeText.maxLength)
          for (const text of [day.gratitudeText, day.goalsText, day.diaryText, day.aiResponse])
            expect(text.isWellFormed() && !text.includes('\0')).toBe(true)
        }
      }),
      { seed },
    )
  })
})

describe('batches', () => {
  const day = (gratitudeText: string): ImportedDay => ({
    date: '2020-01-05',
    ...emptyTexts,
    gratitudeText,
    aiResponse: '',
    respondedAt: null,
  })

  it('hold all days in order, within the limits of one call', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 4_000 }).map(day), { maxLength: 200 }), (days) => {
        const batches = batchesOf(days)
        expect(batches.flat()).toEqual(days)
        for (const batch of batches) {
          expect(batch.length).toBeLessThanOrEqual(50)
          expect(new TextEncoder().encode(JSON.stringify({ days: batch })).length).toBeLessThan(64 * 1024)
        }
      }),
      { seed, numRuns: 30 },
    )
  })
})
