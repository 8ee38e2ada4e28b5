import { describe, expect, it } from 'vitest'
import { read } from './test-files.ts'

describe('Presently', () => {
  it('reads days, quotation marks, commas and line breaks', () => {
    const file = read(
      '\uFEFFentryDate,entryContent\r\n2020-01-05,Warm bread\r\n2020-01-06,"Tea, ""quietly""\nand rain"\r\n',
    )
    expect(file.sources).toEqual(['Presently'])
    expect(file.days.map(({ date, gratitudeText, goalsText }) => [date, gratitudeText, goalsText])).toEqual([
      ['2020-01-05', 'Warm bread', ''],
      ['2020-01-06', 'Tea, "quietly"\nand rain', ''],
    ])
    expect(file.leftOut).toEqual([])
  })

  it('reads line breaks of any kind', () => {
    const rows = ['entryDate,entryContent', '2020-01-05,Warm bread', '2020-01-06,"Tea', 'and rain"', '2020-13-01,x']
    for (const lineBreak of ['\n', '\r\n', '\r']) {
      const file = read(rows.join(lineBreak))
      expect(file.days.map(({ date, gratitudeText }) => [date, gratitudeText])).toEqual([
        ['2020-01-05', 'Warm bread'],
        ['2020-01-06', 'Tea\nand rain'],
      ])
      expect(file.leftOut).toEqual([{ where: 'Line 5', why: '“2020-13-01” is not a date that exists.' }])
    }
  })

  it('reads dates in other notations if they are unambiguous', () => {
    const file = read('entryDate,entryContent\n3/14/2024,Pi\n"March 15, 2024",Ides\n3/4/2024,Which?\nsoon,When?\n')
    expect(file.days.map(({ date, gratitudeText }) => [date, gratitudeText])).toEqual([
      ['2024-03-14', 'Pi'],
      ['2024-03-15', 'Ides'],
    ])
    expect(file.leftOut).toEqual([
      { where: 'Line 4', why: '“3/4/2024” could be 2024-03-04 or 2024-04-03.' },
      { where: 'Line 5', why: '“soon” is not a date that exists.' },
    ])
  })

  it('names the lines that it cannot read, and reads the others', () => {
    const file = read(
      'entryDate,entryContent\n2020-02-30,No such day\n2020-03-01,\n2099-01-01,Later\n2020-03-02,Good\n2020-03-03,"never closed\nand on',
    )
    expect(file.days.map(({ date }) => date)).toEqual(['2020-03-02'])
    expect(file.leftOut).toEqual([
      { where: 'Line 2', why: '“2020-02-30” is not a date that exists.' },
      { where: 'Line 3', why: 'There are no words here.' },
      { where: 'Line 4', why: 'This day is still to come.' },
      { where: 'Line 6', why: 'A quotation mark opens here and never closes.' },
    ])
  })
})
