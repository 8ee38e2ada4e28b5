import { describe, expect, it } from 'vitest'
import { readImportFiles, tablesIn } from './file.ts'
import { answerOf, keyOf, type TableAnswer } from './table.ts'
import { reader } from './test-files.ts'

const zone = 'America/New_York'
const tableOf = (text: string, name = 'journal.csv') => tablesIn([{ name, text }], zone)[0]!
const usesOf = (text: string) => tableOf(text).columns.map(({ use }) => use)
const read = (text: string, answer: Partial<TableAnswer> = {}) => {
  const table = tableOf(text)
  const answers = new Map([[keyOf(table), { ...answerOf(table), ...answer }]])
  const file = readImportFiles([{ name: 'journal.csv', text }], { ...reader, answers })
  if ('unreadable' in file) throw new Error(file.unreadable)
  return file
}

describe('the columns of a table', () => {
  it('are guessed by their titles and by what is in them', () => {
    expect(
      usesOf(
        'id,Entry Date,Grateful for 1,Grateful for 2,What would make today great?,Daily affirmation,Mood,Created\n7,2023-06-26,Tea,Rain,A walk,I am calm,4,2024-01-01\n',
      ),
    ).toEqual(['none', 'date', 'gratitudeText', 'gratitudeText', 'goalsText', 'diaryText', 'mood', 'none'])
    // Without gratitude, the first words are that: one text for each day.
    expect(usesOf('When;Text;More;Felt\n26.06.2023;Tea and rain;A long day;rad\n')).toEqual([
      'date',
      'gratitudeText',
      'diaryText',
      'mood',
    ])
    // A mood of ten is not one of five.
    expect(usesOf('date\ttext\tmood\n2023-06-26\tTea and rain\t8\n2023-06-27\tTea and sun\t3')[2]).toBe('none')
  })

  it('have a number each if the first row is a day', () => {
    expect(tableOf('2023-06-26,Tea and rain\n2023-06-27,Sun and sea\n').columns).toMatchObject([
      { title: 'Column 1', sample: '2023-06-26', use: 'date' },
      { title: 'Column 2', sample: 'Tea and rain', use: 'gratitudeText' },
    ])
  })

  it('are not asked about in the files of a known app, or twice, or without a date', () => {
    const text = 'date,words\n2023-06-26,Tea'
    const names = tablesIn(
      [
        { name: 'a.csv', text },
        { name: 'b.csv', text },
        { name: 'presently.csv', text: 'entryDate,entryContent\n2023-06-26,Tea' },
        { name: 'daylio.csv', text: 'full_date,date,weekday,time,mood\n2023-06-26,,,,rad' },
        { name: 'none.csv', text: 'one,two\na,b' },
      ],
      zone,
    ).map(({ name }) => name)
    expect(names).toEqual(['b.csv'])
  })
})

describe('the order of day and month', () => {
  const orderOf = (...dates: string[]) =>
    tableOf(`date,words\n${dates.map((date) => `${date},Tea`).join('\n')}`).columns[0]!.order
  it('is seen in the dates, and else unclear', () => {
    expect(orderOf('3/4/2024', '13/4/2024')).toBe('day')
    expect(orderOf('3/4/24', '3/14/24')).toBe('month')
    expect(orderOf('3/4/2024', '5/6/2024')).toBe('unclear')
    expect(orderOf('3.4.2024')).toBe('day')
    expect(orderOf('4/4/2024', '2024-03-04', '4 March 2024')).toBeUndefined()
  })

  it('is what the person says', () => {
    const text = 'date,words\n3/4/2024,Tea\n'
    expect(read(text, { order: 'day' }).days[0]!.date).toBe('2024-04-03')
    expect(read(text, { order: 'month' }).days[0]!.date).toBe('2024-03-04')
  })
})

describe('the days of a table', () => {
  it('have the words of each section, and a title that says more above its words', () => {
    const file = read(
      'Day,Grateful 1,Grateful 2,Affirmation,Dream,Mood\n2023-06-26T02:00:00Z,Tea,Rain,I am calm,The sea,Light\n2023-06-27,Sun,,,,gloomy\n2023-13-01,Never,,,,\n2023-06-28,"never closed,',
      { uses: ['date', 'gratitudeText', 'gratitudeText', 'diaryText', 'diaryText', 'mood'] },
    )
    expect(file.sources).toEqual(['CSV'])
    expect(file.days.map(({ date, gratitudeText, diaryText, mood }) => [date, gratitudeText, diaryText, mood])).toEqual(
      [
        ['2023-06-25', 'Tea\nRain', 'Affirmation\nI am calm\nDream\nThe sea', 4],
        ['2023-06-27', 'Sun', '', undefined],
      ],
    )
    expect(file.counts).toEqual({ moods: 1 })
    expect(file.leftOut).toEqual([
      { where: 'Line 4', why: '“2023-13-01” is not a date that exists.' },
      { where: 'Line 5', why: 'A quotation mark opens here and never closes.' },
    ])
  })

  it('stay out if a person says so', () => {
    const files = [
      { name: 'costs.csv', text: 'date,item\n2023-06-26,Tea\n' },
      { name: '2023-06-27.md', text: 'Rain' },
    ]
    const [table] = tablesIn(files, zone)
    const answers = new Map([[keyOf(table!), { uses: ['none', 'none'], order: 'day' } satisfies TableAnswer]])
    expect(readImportFiles(files, { ...reader, answers })).toMatchObject({
      sources: ['Markdown'],
      days: [{ date: '2023-06-27' }],
      leftOut: [{ where: 'costs.csv', why: 'This table was left out.' }],
    })
  })
})
