import { expect, it } from 'vitest'
import { daysOf, read, readAll } from './test-files.ts'

it('reads the text of jrnl, without its stamps and stars', () => {
  const file = read(
    '[2023-06-26 09:00] Tea and rain. *\nA long @walk\n\n[not a stamp] in the words\n\n[2023-06-26 21:15] Bread\n[27.06.2023, 08:00] Sun\n[03/04/2023 08:00] Which?\n',
  )
  expect(file.sources).toEqual(['jrnl'])
  expect(file.days.map(({ date, gratitudeText }) => [date, gratitudeText])).toEqual([
    ['2023-06-26', 'Tea and rain.\nA long @walk\n\n[not a stamp] in the words\n\nBread'],
    ['2023-06-27', 'Sun'],
  ])
  expect(file.counts).toEqual({ stars: 1 })
  expect(file.leftOut).toEqual([{ where: 'Line 8', why: '“03/04/2023” could be 2023-03-04 or 2023-04-03.' }])
})

it('reads its folders, its files before version 2, and its JSON', () => {
  const folder = readAll([
    { name: 'journal/2023/06/26.txt', text: '[2023-06-26 09:00] Tea' },
    { name: 'journal/2023/06/27.txt', text: '[2023-06-27 09:00] Rain' },
  ])
  expect([folder.sources, folder.days.length]).toEqual([['jrnl'], 2])
  expect(daysOf('2012-03-04 09:00 Tea\nand rain\n2012-03-05 10:00 Sun')).toEqual([
    ['2012-03-04', 'Tea\nand rain'],
    ['2012-03-05', 'Sun'],
  ])
  const json = read(
    JSON.stringify({
      tags: {},
      entries: [{ title: 'Tea.', body: 'Rain', date: '2023-06-26', time: '23:30', tags: [], starred: true }],
    }),
  )
  expect(json.days).toMatchObject([{ date: '2023-06-26', gratitudeText: 'Tea.\nRain' }])
  expect(json.counts).toEqual({ stars: 1 })
})
