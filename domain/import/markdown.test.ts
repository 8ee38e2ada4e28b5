import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyMarks } from '../entry-marks.ts'
import { emptyTexts, mapSections } from '../entry-sections.ts'
import { entryMarkdown, tidy } from '../entry-markdown.ts'
import { moods } from '../mood.ts'
import { itemsToTick } from '../ticks.ts'
import { daysOf, read } from './test-files.ts'

const seed = Date.now() % 1_000_000
console.log(`seed ${seed}`)

describe('Markdown', () => {
  it('begins a day at each heading with a date', () => {
    expect(daysOf('# Notes\n\n## 2020-01-05\n\nBread  \nTea\n\n## Monday, January 6, 2020\n### Later\nRain\n')).toEqual(
      [
        ['2020-01-05', 'Bread\nTea'],
        ['2020-01-06', '### Later\nRain'],
      ],
    )
    expect(read('Some words\n\n# 2020-01-05\nBread\n\n```\n# 2020-01-06\n```\n').leftOut).toEqual([
      { where: 'Line 1', why: '“Some words” belongs to no day.' },
    ])
  })

  it('leaves out each day whose date cannot be read, and adds its words to no other day', () => {
    const day = (heading: string) => `## ${heading}\nTea\n### Goals\nWalk\n\n`
    const unread = ['3 Mawrth 2024', '4 Mawrth 2024', '1/5/2024']
    expect(read(`${day(unread[0]!)}${day('2024-03-02')}${unread.slice(1).map(day).join('')}`)).toMatchObject({
      days: [{ date: '2024-03-02', gratitudeText: 'Tea', goalsText: 'Walk' }],
      leftOut: [
        { where: 'Line 1', why: '“3 Mawrth 2024” may be a date, and cannot be read. “2024-03-01” can.' },
        { where: 'Line 11', why: '“4 Mawrth 2024” may be a date, and cannot be read. “2024-03-01” can.' },
        { where: 'Line 16', why: '“1/5/2024” could be 2024-01-05 or 2024-05-01.' },
      ],
    })
    // Below a day it is a heading like others, as the title of a page that has its date in its name.
    expect(read('## 2024-03-02\n### Plan 10 2024\nTea').days[0]?.gratitudeText).toBe('### Plan 10 2024\nTea')
    expect(read('# 3 Mawrth 2024\nTea', '2024-03-03.md')).toMatchObject({ days: [{ date: '2024-03-03' }], leftOut: [] })
  })

  const line = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('# 2020-01-01', '\\## x', '```', '  ~~~', '### Gratitude', '- one', ''),
  )
  const words = fc
    .array(line, { maxLength: 6 })
    .map((lines) => tidy(lines.join('\n').replaceAll('\0', '').toWellFormed()))
  const entry = fc.record({
    ...mapSections(() => words),
    gratitudeText: words.filter(Boolean),
    aiResponse: words,
    ticked: fc.nat(),
    mood: fc.constantFrom(null, ...moods),
  })

  it('reads a mood, and keeps as a diary what is not a mood', () => {
    const day = (words: string) => read(`## 2020-01-05\n\nTea\n\n### How the day felt\n\n${words}\n`).days[0]
    expect(day('Bright')).toMatchObject({ gratitudeText: 'Tea', mood: 5, diaryText: '' })
    expect(day('As long as a week')).toMatchObject({ gratitudeText: 'Tea', diaryText: 'As long as a week' })
    expect(day('As long as a week')).not.toHaveProperty('mood')
  })

  const oneDay = (text: string, name?: string) => {
    const { days } = read(text, name)
    expect(days).toHaveLength(1)
    return [days[0]!.date, days[0]!.gratitudeText]
  }

  it.each([
    ['---\ndate: 2023-06-26\ntags: [sea, family]\n---\nTea', 'Note.md'],
    ['---\r\ncreated: 2023-06-26T07:30\r\n---\r\nTea', 'Note.md'],
    ['---\ncreated: "[[2023-06-26]]"\n---\n\nTea', 'Note.md'],
    // Half past ten in the evening in New York.
    ['---\ndate: 2023-06-27T02:30:00Z\n---\nTea', 'Note.md'],
    ['---\ndate: 2023-06-26T23:30:00+09:00\n---\nTea', 'Note.md'],
    ['+++\ntitle = "Sea"\ndate = 2023-06-26\n+++\nTea', 'Note.md'],
    ['date:: [[Jun 26th, 2023]]\nmood:: good\n\nTea', 'Note.md'],
    ['Tea', '2023_06_26.md'],
    ['Tea', 'Daily/2023-06-26.txt'],
    ['---\ndate: 2023-06-26\n---\nTea', '2020-01-01.md'],
    ['[[Anna]] came\n# 2023-06-26\nTea', 'Note.md'],
    ['{{template}}\n# 2023-06-26\nTea', 'Note.md'],
  ])('finds the day of the page %j in its properties or its name', (text, name) =>
    expect(oneDay(text, name)).toEqual(['2023-06-26', 'Tea']),
  )

  it('keeps the first words of a page that begins with signs of JSON', () => {
    expect(oneDay('[[Anna]] came\nTea', '2023-06-26.md')).toEqual(['2023-06-26', '[[Anna]] came\nTea'])
    expect(oneDay('{{weather}}\nTea', '2023-06-26.md')).toEqual(['2023-06-26', '{{weather}}\nTea'])
    expect(oneDay('[ ] Bread\nTea', '2023-06-26.md')).toEqual(['2023-06-26', '[ ] Bread\nTea'])
  })

  it('takes no words between two rules for properties', () => {
    expect(daysOf('---\n# 2023-06-26\nTea\n\n---\n# 2023-06-27\nRain')).toEqual([
      ['2023-06-26', 'Tea\n\n---'],
      ['2023-06-27', 'Rain'],
    ])
  })

  it('believes the headings before the properties, and these before the name', () => {
    expect(oneDay('---\ndate: 2023-06-01\n---\n# 2023-06-26\nTea', '2020-01-01.md')).toEqual(['2023-06-26', 'Tea'])
  })

  it('knows the headings of other journals', () => {
    const page = [
      '# 2023-06-26',
      '## Grateful For',
      '- Tea',
      '## What would make today great?',
      '- [x] Walk',
      '- [ ] Call Ann',
      '## Daily affirmations. I am…',
      'patient',
      '## 3 Amazing things that happened today…',
      'Rain',
      '## What did I learn today?',
      'To wait',
    ]
    expect(read(page.join('\n'))).toMatchObject({
      days: [
        {
          gratitudeText: '- Tea',
          goalsText: '- Walk\n- Call Ann',
          doneItems: ['Walk'],
          diaryText: 'Daily affirmations. I am…\npatient',
          eveningText: 'Rain\n\nWhat did I learn today?\nTo wait',
        },
      ],
      leftOut: [],
      unknownHeadings: [],
    })
    for (const title of ['I’m grateful for:', '🙏 Gratitude', '**Three things I am grateful for**', 'Dankbarkeit'])
      expect(read(`# 2023-06-26\n## Notes\nx\n## ${title}\nTea`).days[0]).toMatchObject({ gratitudeText: 'Tea' })
  })

  it('ends a section at an unknown heading, keeps its words in the diary, and counts it', () => {
    const day = (date: string) => `# ${date}\n## Gratitude\nTea\n### Of the morning\nSun\n## Weather\nRain\n`
    const { days, unknownHeadings, leftOut } = read(`${day('2023-06-26')}${day('2023-06-27')}`)
    expect(days[0]).toMatchObject({ gratitudeText: 'Tea\n### Of the morning\nSun', diaryText: 'Weather\nRain' })
    expect([days.length, unknownHeadings, leftOut]).toEqual([2, [{ title: 'Weather', days: 2 }], []])
  })

  it('reads a page of Logseq without its marks', () => {
    const page =
      '- ## Gratitude\n\t- Tea\n\t  id:: 64a1\n- ## Goals\n  collapsed:: true\n\t- DONE Walk\n\t- TODO Call Ann\n'
    expect(read(page, 'journals/2023_06_26.md').days).toMatchObject([
      { gratitudeText: '\t- Tea', goalsText: '\t- Walk\n\t- Call Ann', doneItems: ['Walk'] },
    ])
  })

  it('finds no day where all items are empty', () => {
    for (const page of ['-', '- \n', '\t-\n-\n', '- ## Gratitude\n\t- \n- ## Goals\n\t- TODO \n\t- ', '1.\n2.\n3.'])
      expect(read(page, 'journals/2023_06_26.md')).toMatchObject({
        days: [],
        leftOut: [{ why: 'There are no words here.' }],
      })
    expect(read('- \n- Tea\n- ', 'journals/2023_06_26.md').days).toMatchObject([{ gratitudeText: '-\n- Tea\n-' }])
  })

  it('counts what Firstlight does not keep', () => {
    const page =
      '---\ntags:\n  - sea\n  - family\nlocation: Kiel\nweather: sun\nstarred: false\n---\nTea ![[IMG_1.jpg]] ![](a.png) ![](https://example.com/b.png)'
    const { days, counts } = read(page, '2023-06-26.md')
    expect(days[0]!.gratitudeText).toBe('Tea   ![](https://example.com/b.png)')
    expect(counts).toEqual({ tags: 2, places: 1, weather: 1, pictures: 2 })
  })

  it('says how many goals of our own export stay out', () => {
    const day = entryMarkdown({
      date: '2020-01-05',
      ...emptyTexts,
      ...emptyMarks,
      gratitudeText: 'Tea',
      aiResponse: '',
    })
    const goals = (list: string) =>
      `# June's journal\n\nFrom Firstlight, November 21, 2026\n\n${day}\n# Goals\n\n${list}`
    const two = read(goals('- **Run** (25%)\n  Before breakfast\n\n- **Bake** (completed)\n'))
    expect(two).toMatchObject({
      days: [{ gratitudeText: 'Tea', diaryText: '' }],
      leftOut: [
        { where: 'Line 1' },
        { why: '2 goals stay out: they are imported from the JSON that Settings exports.' },
      ],
    })
    expect(read(goals('- **Run** (25%)\n')).leftOut).toMatchObject([
      { where: 'Line 1' },
      { why: '1 goal stays out: it is imported from the JSON that Settings exports.' },
    ])
    // A heading of the person is not a list of our own.
    expect(read('## 2020-01-05\nTea\n# Goals\n\nRun\n').leftOut).toEqual([
      { where: 'Line 3', why: '“# Goals” belongs to no day.' },
    ])
  })

  it('reads back any text that the export wrote', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), (entries) => {
        const days = entries.map(({ ticked, ...words }, index) => {
          const doneItems = itemsToTick(words).filter((_, place) => (ticked >> place) & 1)
          return { ...emptyMarks, date: `2020-01-0${index + 1}`, ...words, doneItems }
        })
        const { days: back, leftOut } = read(`# Your journal\n\n${days.toReversed().map(entryMarkdown).join('\n')}`)
        expect(back.map(({ respondedAt: _at, ...day }) => ({ ...emptyMarks, ...day }))).toEqual(days)
        // The title of the whole is not part of any day.
        expect(leftOut.length).toBeLessThanOrEqual(1)
      }),
      { seed },
    )
  })
})
