import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryLimits } from './entry.ts'
import { entryMarkdown, tidy } from './entry-markdown.ts'
import { batchesOf, readImportFile } from './import-file.ts'
import { dateInHeading } from './import-heading.ts'
import type { ImportedDay } from './imported-day.ts'

const reader = { zone: 'America/New_York', today: '2026-11-21' }
const read = (content: string) => {
  const file = readImportFile(content, reader)
  if ('unreadable' in file) throw new Error(file.unreadable)
  return file
}
const daysOf = (content: string) => read(content).days.map(({ date, gratitudeText }) => [date, gratitudeText])
const refusal = (content: string) => {
  const file = readImportFile(content, reader)
  return 'unreadable' in file ? file.unreadable : `read as ${file.source}`
}
const seed = Date.now() % 1_000_000
console.log(`seed ${seed}`)

describe('Presently', () => {
  it('reads days, quotation marks, commas and line breaks', () => {
    const file = read('\uFEFFentryDate,entryContent\r\n2020-01-05,Warm bread\r\n2020-01-06,"Tea, ""quietly""\nand rain"\r\n')
    expect(file.source).toBe('Presently')
    expect(file.days.map(({ date, gratitudeText, goalsText }) => [date, gratitudeText, goalsText])).toEqual([
      ['2020-01-05', 'Warm bread', ''],
      ['2020-01-06', 'Tea, "quietly"\nand rain', ''],
    ])
    expect(file.leftOut).toEqual([])
  })

  it('says which lines it could not read, and reads the others', () => {
    const file = read('entryDate,entryContent\n2020-02-30,No such day\n2020-03-01,\n2099-01-01,Later\n2020-03-02,Good\n2020-03-03,"never closed\nand on')
    expect(file.days.map(({ date }) => date)).toEqual(['2020-03-02'])
    expect(file.leftOut).toEqual([
      { where: 'Line 2', why: '“2020-02-30” is not a date that exists.' },
      { where: 'Line 3', why: 'There are no words here.' },
      { where: 'Line 4', why: 'This day is still to come.' },
      { where: 'Line 6', why: 'A quotation mark opens here and never closes.' },
    ])
  })
})

describe('Day One', () => {
  const dayOne = (...entries: unknown[]) => JSON.stringify({ metadata: { version: '1.0' }, entries })

  it('puts moments on the day on which they were written, in their order, without pictures', () => {
    const file = read(
      dayOne(
        { creationDate: '2020-01-06T04:30:00Z', timeZone: 'America/New_York', text: 'Late\\.' },
        { creationDate: '2020-01-05T12:00:00Z', timeZone: 'Nowhere/None', text: '![](dayone-moment://ABC)\n\nEarly' },
        { creationDate: '2020-01-06T04:30:00Z', timeZone: 'Asia/Tokyo', text: 'Elsewhere' },
        { creationDate: '2020-01-07T04:30:00Z', timeZone: 'UTC', text: '![](dayone-moment://ABC)' },
        { text: 'when?' },
        null,
      ),
    )
    expect(file.source).toBe('Day One')
    expect(file.days.map(({ date, gratitudeText }) => [date, gratitudeText])).toEqual([
      ['2020-01-05', 'Early\n\nLate.'],
      ['2020-01-06', 'Elsewhere'],
    ])
    expect(file.leftOut.map(({ where }) => where)).toEqual(['Entry 5', 'Entry 6', 'Entry 4'])
  })

  it('lets a text that is too long for a morning go on in the diary', () => {
    const paragraph = `${'word '.repeat(500).trim()}\n\n`
    const [day] = read(dayOne({ creationDate: '2020-01-05T12:00:00Z', timeZone: 'UTC', text: paragraph.repeat(3) })).days
    expect(day!.gratitudeText.length).toBeLessThanOrEqual(entryLimits.gratitudeText)
    expect(`${day!.gratitudeText}\n\n${day!.diaryText}`).toBe(paragraph.repeat(3).trim())
    const file = read(dayOne({ creationDate: '2020-01-05T12:00:00Z', timeZone: 'UTC', text: 'x'.repeat(14_001) }))
    expect([file.days, file.leftOut]).toEqual([[], [{ where: 'Entry 1', why: 'This day is longer than a page can hold.' }]])
  })
})

describe('Markdown', () => {
  it('begins a day at each heading with a date', () => {
    expect(daysOf('# Notes\n\n## 2020-01-05\n\nBread  \nTea\n\n## Monday, January 6, 2020\n### Later\nRain\n')).toEqual([
      ['2020-01-05', 'Bread\nTea'],
      ['2020-01-06', '### Later\nRain'],
    ])
    expect(read('Some words\n\n# 2020-01-05\nBread\n\n```\n# 2020-01-06\n```\n').leftOut).toEqual([{ where: 'Line 1', why: '“Some words” belongs to no day.' }])
  })

  it.each([
    ['2024-03-01', '2024-03-01', ''],
    ['2024/3/1 A walk', '2024-03-01', 'A walk'],
    ['Friday, March 1, 2024', '2024-03-01', ''],
    ['**1st March 2024** at 7:30 am', '2024-03-01', ''],
    ['01.03.2024 – Rain', '2024-03-01', 'Rain'],
    ['Sept. 9 2024', '2024-09-09', ''],
    ['3/25/2024', '2024-03-25', ''],
    ['25/3/2024', '2024-03-25', ''],
  ])('finds the day in “%s”', (heading, date, rest) => {
    expect(dateInHeading(heading)).toEqual({ date, rest })
  })

  it('asks rather than guesses, and takes no other heading for a day', () => {
    expect(dateInHeading('1/5/2024')).toEqual({ unclear: '“1/5/2024” could be 2024-01-05 or 2024-05-01.' })
    expect(dateInHeading('2024-02-30')).toEqual({ unclear: '“2024-02-30” is not a date that exists.' })
    for (const heading of ['Gratitude', 'Mayor 1 2024', '2024', 'March 2024', '']) expect(dateInHeading(heading), heading).toBeUndefined()
  })

  const line = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('# 2020-01-01', '\\## x', '```', '  ~~~', '### Gratitude', '- one', ''))
  const words = fc.array(line, { maxLength: 6 }).map((lines) => tidy(lines.join('\n').replaceAll('\0', '').toWellFormed()))
  const entry = fc.record({ gratitudeText: words.filter(Boolean), goalsText: words, diaryText: words, aiResponse: words })

  it('reads back what the export wrote, whatever the words', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), (entries) => {
        const days = entries.map((words, index) => ({ date: `2020-01-0${index + 1}`, ...words }))
        const { days: back, leftOut } = read(`# Your journal\n\n${days.toReversed().map(entryMarkdown).join('\n')}`)
        expect(back.map(({ respondedAt: _at, ...day }) => day)).toEqual(days)
        // The title of the whole is not part of any day.
        expect(leftOut.length).toBeLessThanOrEqual(1)
      }),
      { seed },
    )
  })
})

describe('our own JSON', () => {
  it('brings everything of a day', () => {
    const day = { date: '2020-01-05', gratitudeText: ' a\n', goalsText: 'b', diaryText: 'c', aiResponse: 'd', respondedAt: 5, createdAt: 4 }
    expect(read(JSON.stringify({ user: {}, entries: [{ id: 'x', ...day, version: 3 }] }))).toMatchObject({ source: 'Firstlight', days: [day], leftOut: [] })
  })
})

describe('what cannot be read', () => {
  it('is told kindly, with the place', () => {
    expect(refusal('')).toBe('This file is empty.')
    expect(refusal('PK\u0003\u0004…')).toMatch(/ZIP/)
    expect(refusal('{"entries": [\n{"date": "2020-01-05",')).toMatch(/^This JSON cannot be read from line 2 on/)
    expect(refusal('{"entries": 5}')).toMatch(/no list named “entries”/)
    expect(refusal('{"entries": []}')).toBe('There are no entries in this file.')
    expect(refusal('[1, null, "x"]')).toMatch(/neither/)
    expect(refusal('just some words')).toMatch(/^No day could be found/)
  })

  it('never throws, and gives only days that can be stored', () => {
    const odd = fc.oneof(fc.constantFrom('date', 'gratitudeText', 'creationDate', 'timeZone', 'text', '2020-01-05', '2020-01-05T10:00:00Z'), fc.anything())
    const json = fc.array(fc.dictionary(fc.constantFrom('date', 'gratitudeText', 'diaryText', 'creationDate', 'timeZone', 'text', 'createdAt'), odd)).map((entries) => {
      try {
        return JSON.stringify({ entries })
      } catch {
        return '{'
      }
    })
    const lines = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('entryDate,entryContent', '2020-01-05,"a', '# 2020-01-05', '"', '```'))).map((all) => all.join('\n'))
    fc.assert(
      fc.property(fc.oneof(json, lines, fc.string({ unit: 'binary' })), (content) => {
        const file = readImportFile(content, reader)
        if ('unreadable' in file) return
        expect(new Set(file.days.map(({ date }) => date)).size).toBe(file.days.length)
        for (const day of file.days) {
          expect(day.gratitudeText.length).toBeLessThanOrEqual(entryLimits.gratitudeText)
          for (const text of [day.gratitudeText, day.goalsText, day.diaryText, day.aiResponse]) expect(text.isWellFormed() && !text.includes('\0')).toBe(true)
        }
      }),
      { seed },
    )
  })
})

describe('batches', () => {
  const day = (gratitudeText: string): ImportedDay => ({ date: '2020-01-05', gratitudeText, goalsText: '', diaryText: '', aiResponse: '', respondedAt: null })

  it('hold all days in order, within what one call takes', () => {
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
